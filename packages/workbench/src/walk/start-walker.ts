import { type ActorOptions, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { mayRun, type Oracle } from '../judge/oracle';
import { walkMachine } from '../machines/walk.machine';
import { own } from '../model/own';
import { withDescendants } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import type { Session } from '../recorder/session';
import type { Driver } from './driver';
import { findAvailableActor } from './find-available-actor';
import { findPath } from './find-path';
import { ownWalkOf } from './own-walks';
import {
  timeouts as defaultTimeouts,
  type Timeouts,
  takeStep,
  type Walked,
  waitForActor,
} from './take-step';
import type { Goal, Path } from './walk';

/** Example payloads by machine id and event type. */
export type Payloads = Readonly<Record<string, Readonly<Record<string, object>>>>;

type Walkable = { session: Session; oracle: Oracle };

type Options = {
  app: Walkable;
  itself: Walkable;
  driver: Driver | undefined;
  payloads: Payloads;
  inspect?: ActorOptions<typeof walkMachine>['inspect'];
  timeouts?: Timeouts;
};

const hasPart = (machine: AnyStateMachine, id: string) =>
  withDescendants(machine.root).some(
    (node) => node.id === id || transitionsOf(node).some((one) => transitionId(one) === id),
  );

/** Yields, so that the selection renders before the search. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the actor that finds paths and walks them. Only the app can be walked, by its driver. */
export function startWalker({
  app,
  itself,
  driver,
  payloads,
  inspect,
  timeouts = defaultTimeouts,
}: Options) {
  const walkableOf = ({ isItself }: Goal) => (isItself ? itself : app);
  const machineOf = (goal: Goal) => {
    const machine = own(walkableOf(goal).oracle.machines, goal.machine);
    if (!machine) throw new Error(`Machine ${goal.machine} not found.`);
    return machine;
  };
  const walked = (): Walked => {
    if (!driver) throw new Error('The app has no driver.');
    return { session: app.session, driver, timeouts };
  };

  const find = (goal: Goal): Path => {
    const machine = machineOf(goal);
    if (!hasPart(machine, goal.part)) throw new Error(`${machine.id} has no part “${goal.part}”.`);
    if (!mayRun(walkableOf(goal).oracle, goal.machine)) {
      throw new Error(
        `${machine.id} has no table and is not declared pure, so its guards are not run to find paths.`,
      );
    }
    const types = machine.events.filter((type) => !type.startsWith('xstate.'));
    const walk = goal.isItself
      ? ownWalkOf(machine.id)
      : (driver?.walks[machine.id] ?? {
          events: types.map((type) => ({ ...own(payloads, machine.id)?.[type], type })),
        });
    const { part } = goal;
    const found = findAvailableActor(
      walkableOf(goal).session,
      machine.id,
      goal.isItself ? undefined : driver,
    );
    const here = found && findPath({ machine, part, from: found.position, ...walk });
    if (here) return { steps: here, isFromStart: false };
    const fromStart = findPath({ machine, part, ...walk });
    if (fromStart) return { steps: fromStart, isFromStart: true };
    throw new Error('No sample event leads here. Add one to the driver’s walks or to `payloads`.');
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
          await waitForActor(walked(), input.machine, signal);
        }),
        takeStep: fromPromise(async ({ input: { goal, step }, signal }) => {
          if (!step) return 'diverged';
          return takeStep(walked(), { machine: machineOf(goal), goal, step }, signal);
        }),
      },
    }),
    { inspect },
  ).start();
}
