import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import type { walkMachine } from '../machines/walk.machine';
import { count } from '../model/count';
import { stateWords } from '../model/state-words';
import { useSelector } from '../use-actor';
import type { ViewModel } from '../use-view-model';
import { WalkSteps } from './walk-steps';

type Walk = SnapshotFrom<typeof walkMachine>;

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** A walk's status text; empty if the list of steps says it all. */
function sentence({ value, context }: Walk, isLeft: boolean, now: string): string {
  const { path, index, problem } = context;
  switch (value) {
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
  const { machine, machineId, selected, last, source } = model;
  const snapshot = useSelector(walk, (snapshot) => snapshot);
  const { path, index } = snapshot.context;
  const isUnderWay = snapshot.hasTag('underWay');
  const hasFailed = snapshot.matches('failed');
  const hasArrived = snapshot.matches('arrived');
  const hasWalk = source !== 'itself' && machineId in (options.driver?.walks ?? {});
  const driver = (hasWalk && options.driver) || null;
  const canStart = snapshot.can({ type: 'walk.started' });
  // States can be transient, and transitions are instantaneous.
  const isLeft = last !== undefined && !selected.includes('#') && !model.active.has(selected);
  return (
    <article aria-labelledby={title} className="wb-walk">
      <header>
        <h2 id={title}>Path{path?.steps.length ? `: ${count(path.steps.length, 'step')}` : ''}</h2>
        {driver && (isUnderWay || canStart) && (
          <button
            type="button"
            className={isUnderWay ? undefined : 'wb-walk-go'}
            onClick={() => walk.send({ type: isUnderWay ? 'walk.stopped' : 'walk.started' })}
          >
            {isUnderWay ? 'Stop' : hasFailed ? 'Try again' : 'Walk there'}
          </button>
        )}
      </header>
      {path && machine && (
        <WalkSteps
          machine={machine}
          path={path}
          driver={driver}
          at={hasFailed || snapshot.matches('walking') ? index : -1}
          isDone={hasArrived}
        />
      )}
      <p role="status" data-kind={snapshot.context.problem ? 'problem' : undefined}>
        {sentence(snapshot, isLeft, last ? stateWords(last.to) : '')}
      </p>
    </article>
  );
}
