import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import type { walkMachine } from '../machines/walk.machine';
import { stateWords } from '../model/state-words';
import type { Look } from '../use-look';
import { useSnapshot } from '../use-snapshot';
import { WalkSteps } from './walk-steps';

type Walk = SnapshotFrom<typeof walkMachine>;

type Props = { workbench: WorkbenchModel; look: Look };

const count = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`;

/** How a walk stands, in a sentence; empty where its list of steps says all. */
function sentence({ value, context }: Walk, isLeft: boolean, now: string): string {
  const { path, place, problem } = context;
  switch (value) {
    case 'idle':
      return '';
    case 'planning':
      return 'Finding the way from here …';
    case 'opening':
      return 'Opening the page …';
    case 'walking':
      return `Walking: step ${place + 1} of ${path?.steps.length} …`;
    case 'arrived':
      return isLeft ? `Arrived. It has gone on to ${now} since.` : 'Arrived.';
    default:
      if (problem) return problem;
      if (!path) return 'Looking for the shortest path …';
      if (path.steps.length > 0) return '';
      return path.isFresh ? 'It starts here.' : 'It is here now.';
  }
}

/** The shortest path to the part of the chart that is chosen, and a button that walks the app there. */
export function WalkCard({ workbench, look }: Props) {
  const { walk, options } = workbench;
  const { machineId, selected, last, source } = look;
  const isItself = source === 'itself';
  const snapshot = useSnapshot(walk);
  useEffect(() => {
    walk.send({ type: 'goal.chosen', goal: { machine: machineId, part: selected, isItself } });
  }, [walk, machineId, selected, isItself]);
  useEffect(() => () => walk.send({ type: 'goal.dropped' }), [walk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step of the machine.
  useEffect(() => {
    // The workbench's own walk would be moved by being told so.
    if (!isItself) walk.send({ type: 'app.moved' });
  }, [walk, last, isItself]);

  const { path, place } = snapshot.context;
  const isUnderWay = snapshot.hasTag('underWay');
  const hasFailed = snapshot.matches('failed');
  const hasArrived = snapshot.matches('arrived');
  const isThere = path?.steps.length === 0 && !path.isFresh;
  const driver =
    (!isItself && machineId in (options.driver?.walks ?? {}) && options.driver) || null;
  const canStart = snapshot.can({ type: 'walk.started' }) && (!isThere || hasArrived || hasFailed);
  // Some states last for a moment; a transition is over at once.
  const isLeft = last !== undefined && !selected.includes('#') && !look.active.has(selected);
  return (
    <article aria-labelledby="walk-title" className="wb-walk">
      <header>
        <h2 id="walk-title">Way there{path && !isThere && `: ${count(path.steps.length)}`}</h2>
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
      {path && (
        <WalkSteps
          machine={machineId}
          path={path}
          driver={driver}
          at={hasFailed || snapshot.matches('walking') ? place : -1}
          isDone={hasArrived}
        />
      )}
      <p role="status" data-kind={snapshot.context.problem ? 'problem' : undefined}>
        {sentence(snapshot, isLeft, last ? stateWords(last.to) : '')}
      </p>
    </article>
  );
}
