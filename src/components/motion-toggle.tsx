import { Pause, Play } from 'lucide';
import { Icon } from './icon';

type Props = {
  /** Whether there is motion to pause; otherwise the button is invisible but keeps its space. */
  isAvailable: boolean;
  isPaused: boolean;
  onPause: () => void;
  onPlay: () => void;
  /** What is moving, for the accessible name. */
  of: string;
  tone?: keyof typeof tones;
};

const tones = {
  plain: 'text-ink-soft ring-line hover:text-ink hover:ring-ink',
  inverse: 'text-on-evergreen ring-on-evergreen/40 hover:ring-on-evergreen',
};

/** The button that pauses automatic motion (WCAG 2.2.2). */
export const MotionToggle = ({
  isAvailable,
  isPaused,
  onPause,
  onPlay,
  of,
  tone = 'plain',
}: Props) => (
  <button
    type="button"
    aria-label={isPaused ? `Play ${of}` : `Pause ${of}`}
    onClick={isPaused ? onPlay : onPause}
    className={`round-button grid size-11 shrink-0 place-items-center rounded-full ring-[1.5px] ring-inset motion-reduce:hidden ${tones[tone]} ${isAvailable ? '' : 'invisible'}`}
  >
    {isPaused ? <Icon icon={Play} className="size-4" /> : <Icon icon={Pause} className="size-4" />}
  </button>
);
