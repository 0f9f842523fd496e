import type { WorkbenchModel } from '../create-workbench';
import type { JudgedStep } from '../judge/judge';
import type { Look } from '../use-look';
import { useSnapshot } from '../use-snapshot';
import './restart.css';

type Props = { workbench: WorkbenchModel; look: Look; step: JudgedStep };

const count = (names: readonly string[]) =>
  names.length === 1 ? '1 actor' : `${names.length} actors`;

/** Puts the app back to a step, and says what came of it. */
export function RestartPart({ workbench, look: { source, steps }, step }: Props) {
  const { value, context } = useSnapshot(workbench.restart);
  if (!workbench.options.restart || source === 'itself') return null;
  const { from, missing, problem } = context;
  const isRestoring = value === 'restoring';
  const run = () => {
    const trace = source === 'app' ? 'live' : source;
    workbench.restart.send({ type: 'restart.requested', at: steps.indexOf(step), trace });
  };
  return (
    <div className="wb-restart">
      {/* Not disabled while it works, or it would lose the focus. */}
      <button type="button" aria-disabled={isRestoring} onClick={run}>
        Run from here
      </button>
      <div role="status">
        {isRestoring && <p>The app starts again …</p>}
        {value === 'restored' && (
          <p>
            The app runs on from {from}.
            {missing.length > 0 &&
              ` ${count(missing)} of that step did not start again: ${missing.join(', ')}.`}
          </p>
        )}
      </div>
      <div role="alert">{value === 'failed' && <p>{problem}</p>}</div>
      <details>
        <summary>What comes back</summary>
        <p>
          Every actor that ran at this step starts again on its page, with its state and context.
          What the actors did on the way is not done again. New steps follow at the end of the
          trace, which keeps those that there are.
        </p>
        <p>
          What no machine holds does not come back: the scroll position, the focus, text in fields
          without a machine, toasts, how far a video had played, and where Back and Forward lead.
          Timers, and whatever a state invokes, begin anew.
        </p>
      </details>
    </div>
  );
}
