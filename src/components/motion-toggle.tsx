import { Pause, Play } from 'lucide-react';

type Props = {
  isPaused: boolean;
  onPause: () => void;
  onPlay: () => void;
  /** What moves, for the button's name. */
  of: string;
};

/** The visible control that pauses what moves by itself (WCAG 2.2.2). */
export const MotionToggle = ({ isPaused, onPause, onPlay, of }: Props) => (
  <button
    type="button"
    aria-label={isPaused ? `Play ${of}` : `Pause ${of}`}
    onClick={isPaused ? onPlay : onPause}
    className="scripted grid size-11 place-items-center rounded-full text-ink-soft ring-[1.5px] ring-ink-soft/40 ring-inset hover:text-ink hover:ring-ink motion-reduce:hidden"
  >
    {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
  </button>
);
