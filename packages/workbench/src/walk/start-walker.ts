import { type ActorOptions, createActor, fromPromise } from 'xstate';
import type { Oracle } from '../judge/judge';
import { walkMachine } from '../machines/walk.machine';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import { findPath } from './find-path';
import { ownEvents } from './own-events';
import { actorAtHand } from './position-of';
import { type Patience, takeStep, patience as usual, type Walked, whenAtHand } from './take-step';
import type { Goal, Path } from './walk';

type Place = { session: Session; oracle: Oracle };

type Given = {
  app: Place;
  itself: Place;
  driver: Driver | undefined;
  payloads: Readonly<Record<string, object>>;
  inspect?: ActorOptions<typeof walkMachine>['inspect'];
  patience?: Patience;
};

/** A task of its own for the search, so that the choice shows first. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the actor that finds paths and walks them; only the app can be walked, by its driver. */
export function startWalker({ app, itself, driver, payloads, inspect, patience = usual }: Given) {
  const placeOf = ({ isItself }: Goal) => (isItself ? itself : app);
  const machineOf = (goal: Goal) => {
    const machine = placeOf(goal).oracle.machines[goal.machine];
    if (!machine) throw new Error(`There is no machine ${goal.machine}.`);
    return machine;
  };
  const walked = (): Walked => {
    if (!driver) throw new Error('The app offers no way to walk it.');
    return { session: app.session, driver, patience };
  };

  const find = (goal: Goal): Path => {
    const machine = machineOf(goal);
    const types = machine.events.filter((type) => !type.startsWith('xstate.'));
    const walk = goal.isItself
      ? { events: ownEvents }
      : (driver?.walks[machine.id] ?? {
          events: types.map((type) => ({ ...payloads[type], type })),
        });
    const { part } = goal;
    const found = actorAtHand(
      placeOf(goal).session,
      machine.id,
      goal.isItself ? undefined : driver,
    );
    const here = found && findPath({ machine, part, from: found.position, ...walk });
    if (here) return { steps: here, isFresh: false };
    const afresh = findPath({ machine, part, ...walk });
    if (afresh) return { steps: afresh, isFresh: true };
    throw new Error('No path leads there with the sample events.');
  };

  return createActor(
    walkMachine.provide({
      actors: {
        findPath: fromPromise(async ({ input }) => {
          await pause();
          return find(input);
        }),
        openApp: fromPromise(async ({ input, signal }) => {
          await walked().driver.open(input.machine, signal);
          await whenAtHand(walked(), input.machine, signal);
        }),
        takeStep: fromPromise(async ({ input: { goal, step }, signal }) => {
          if (!step) return 'otherwise';
          return takeStep(walked(), { machine: machineOf(goal), goal, step }, signal);
        }),
      },
    }),
    { inspect },
  ).start();
}
