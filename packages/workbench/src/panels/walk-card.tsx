import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { WorkbenchModel } from '../create-workbench';
import type { walkMachine } from '../machines/walk.machine';
import { stateWords } from '../model/state-words';
import type { Look } from '../use-look';
import { useSnapshot } from '../use-snapshot';
import { WalkSteps } from './walk-steps';
import './walk.css';

type Props = { workbench: WorkbenchModel; look: Look };

const count = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`;

/** How a walk stands, in a sentence; empty where its list of steps says all. */
function sentence(
  { value, context: { path, place, problem } }: SnapshotFrom<typeof walkMachine>,
  now: string,
): string {
  const total = path.steps.length;
  switch (value) {
    case 'finding':
      return 'Looking for the shortest path …';
    case 'found':
      if (total > 0) return '';
      return path.isFresh ? 'It starts here.' : 'It is here now.';
    case 'planning':
      return 'Finding the way from here …';
    case 'opening':
      return 'Opening the page …';
    case 'walking':
      return `Walking: step ${place + 1} of ${total} …`;
    case 'arrived':
      return `Arrived${now && `; it is in ${now} now`}.`;
    case 'failed':
    case 'unreachable':
      return problem;
    default:
      return '';
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
  const driver = !isItself && machineId in (options.driver?.walks ?? {}) && options.driver;
  const canWalk =
    driver && (snapshot.can({ type: 'walk.started' }) || isUnderWay) && !isAlreadyThere(snapshot);
  const said = sentence(snapshot, last ? stateWords(last.to) : '');
  const isProblem = snapshot.matches('failed') || snapshot.matches('unreachable');
  const shows = ['found', 'walking', 'arrived', 'failed'].includes(snapshot.value);
  return (
    <section aria-labelledby="walk-title" className="wb-walk">
      <h2 id="walk-title">
        Way there{shows && path.steps.length > 0 && `: ${count(path.steps.length)}`}
      </h2>
      {shows && (
        <WalkSteps
          machine={machineId}
          path={path}
          driver={driver || undefined}
          at={snapshot.value === 'walking' || snapshot.value === 'failed' ? place : -1}
          isDone={snapshot.value === 'arrived'}
        />
      )}
      <p role="status" data-kind={isProblem ? 'problem' : undefined}>
        {said}
      </p>
      {canWalk && (
        <button
          type="button"
          className={isUnderWay ? undefined : 'wb-walk-go'}
          onClick={() => walk.send({ type: isUnderWay ? 'walk.stopped' : 'walk.started' })}
        >
          {isUnderWay ? 'Stop' : isProblem ? 'Try again' : 'Walk there'}
        </button>
      )}
    </section>
  );
}

const isAlreadyThere = ({ value, context: { path } }: SnapshotFrom<typeof walkMachine>) =>
  value === 'found' && path.steps.length === 0 && !path.isFresh;
