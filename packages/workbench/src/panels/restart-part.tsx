import type { WorkbenchModel } from '../create-workbench';
import type { Look } from '../use-look';
import { useSnapshot } from '../use-snapshot';
import './restart.css';

type Props = { workbench: WorkbenchModel; look: Look };

const number = (count: number) => (count === 1 ? '1 actor' : `${count} actors`);

/** Puts the app back to the step that is looked at, and says what came of it. */
export function RestartPart({ workbench, look: { source, step, steps } }: Props) {
  const { value, context } = useSnapshot(workbench.restart);
  if (!workbench.options.restart || source === 'itself') return null;
  const { from, missing, problem } = context;
  const at = step ? steps.indexOf(step) : -1;
  const isRestoring = value === 'restoring';
  const run = () => {
    if (isRestoring) return;
    const trace = source === 'app' ? 'live' : source;
    workbench.restart.send({ type: 'restart.requested', at, trace });
  };
  return (
    <section className="wb-restart" aria-label="Going back" data-state={value}>
      {step && (
        <button type="button" aria-disabled={isRestoring} onClick={run}>
          Run from here
        </button>
      )}
      <div role="status">
        {isRestoring && <p>Starting the app again …</p>}
        {value === 'restored' && (
          <p>
            The app stands as it did at {from}; what it does now follows at the end of the trace.
            {missing.length > 0 &&
              ` ${number(missing.length)} did not start again: ${missing.join(', ')}.`}
          </p>
        )}
      </div>
      <div role="alert">{value === 'failed' && <p>{problem}</p>}</div>
      <details>
        <summary>What comes back</summary>
        <p>
          State, context and history of every actor that ran then, on the page of that step. Nothing
          that it did on the way is done again.
        </p>
        <p>
          What no machine holds does not come back: scroll position, focus, text in fields without a
          machine, how far a video had played, the entries behind Back and Forward. Timers and what
          a state invokes begin anew.
        </p>
      </details>
    </section>
  );
}
