import { useId } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { count } from '../model/count';
import { stateWords } from '../model/state-words';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';
import { isUnderWay, type Walk } from '../walk/create-walker';
import { WalkSteps } from './walk-steps';

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** A walk's status text; empty if the list of steps says it all. */
function sentence({ state, path, index, problem }: Walk, isLeft: boolean, now: string): string {
  switch (state) {
    case 'idle':
      return '';
    case 'planning':
      return 'Finding a path from here …';
    case 'opening':
      return 'Opening the app …';
    case 'walking':
      return `Walking: step ${index + 1} of ${path?.steps.length} …`;
    case 'arrived':
      return isLeft ? `Arrived; now in ${now}.` : 'Arrived.';
    default:
      if (problem) return problem;
      if (!path) return 'Finding the shortest path …';
      if (path.steps.length > 0) return '';
      return path.isFromStart ? 'This is the initial state.' : 'Already here.';
  }
}

/** The shortest path to the selected part of the chart, and a button that walks the app there. */
export function WalkCard({ workbench, model }: Props) {
  const title = useId();
  const { walk, options } = workbench;
  const { machine, machineId, selected, last } = model;
  const current = useStore(walk);
  const { state, path, index, problem } = current;
  const isWalking = isUnderWay(current);
  const hasFailed = state === 'failed';
  const hasWalk = machineId in (options.driver?.walks ?? {});
  const driver = (hasWalk && options.driver) || null;
  // States can be transient, and transitions are instantaneous.
  const isLeft = last !== undefined && !selected.includes('#') && !model.active.has(selected);
  return (
    <article aria-labelledby={title} className="wb-walk">
      <header>
        <h2 id={title}>Path{path?.steps.length ? `: ${count(path.steps.length, 'step')}` : ''}</h2>
        {driver && (isWalking || walk.canStart()) && (
          <button
            type="button"
            className={isWalking ? undefined : 'wb-walk-go'}
            onClick={isWalking ? walk.stop : walk.start}
          >
            {isWalking ? 'Stop' : hasFailed ? 'Try again' : 'Walk there'}
          </button>
        )}
      </header>
      {path && machine && (
        <WalkSteps
          machine={machine}
          path={path}
          driver={driver}
          at={hasFailed || state === 'walking' ? index : -1}
          isDone={state === 'arrived'}
        />
      )}
      <p role="status" data-kind={problem ? 'problem' : undefined}>
        {sentence(current, isLeft, last ? stateWords(last.to) : '')}
      </p>
    </article>
  );
}
