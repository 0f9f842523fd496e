import type { ViewModel } from '../use-view-model';
import { VerdictBadge } from './verdict-badge';

type Props = { model: ViewModel; onOpen: () => void };

/** The step that is shown in the chart, in one line below the app of a narrow screen. */
export function LatestStep({ model: { step }, onOpen }: Props) {
  if (!step) return null;
  return (
    <button type="button" className="wb-latest" onClick={onOpen}>
      <span className="wb-latest-words">
        <strong>{step.actor}</strong> {step.words}
      </span>
      <span>
        <VerdictBadge verdicts={[step.verdict]} />
      </span>
    </button>
  );
}
