import type { WorkbenchModel } from '../create-workbench';
import type { JudgedStep } from '../judge/judge';
import { count } from '../model/count';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel; step: JudgedStep };

/** Restarts the app at a step and reports the result. */
export function RestartPart({ workbench, model: { source, recorded }, step }: Props) {
  const { restart } = workbench;
  const { state, output, problem } = useStore(restart);
  const { from = '', missing = [] } = output ?? {};
  const isRestoring = state === 'running';
  const run = () => {
    if (!isRestoring) restart.start({ at: recorded.indexOf(step), from: source });
  };
  return (
    <div className="wb-restart">
      {/* Not `disabled`, since a disabled button loses focus. */}
      <button type="button" aria-disabled={isRestoring} onClick={run}>
        Run from here
      </button>
      <div role="status">
        {isRestoring && <p>Restarting …</p>}
        {state === 'done' && (
          <p>
            The app is running from {from}.
            {missing.length > 0 &&
              ` ${count(missing.length, 'actor')} did not restart: ${missing.join(', ')}.`}
          </p>
        )}
      </div>
      <div role="alert">{state === 'failed' && <p>{problem}</p>}</div>
      <details>
        <summary>What is restored</summary>
        <p>
          Every actor that was running at this step restarts on its page, with its state and
          context. Effects of earlier steps are not repeated. New steps are appended to the trace.
        </p>
        <p>
          Not restored: scroll position, focus, text in fields without a machine, toasts, playback
          position of videos, and the entries behind Back and Forward. Timers and invoked actors
          start over. Of text that visitors typed into forms, a trace has only the length.
        </p>
      </details>
    </div>
  );
}
