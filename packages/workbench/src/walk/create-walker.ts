import type { AnyStateMachine } from 'xstate';
import { mayRun, type Oracle } from '../judge/oracle';
import { errorMessage } from '../model/error-message';
import { own } from '../model/own';
import { nodesOf } from '../model/state-nodes';
import { transitionId, transitionsOf } from '../model/transition-id';
import type { Session } from '../recorder/session';
import { createStore } from '../state/create-store';
import type { Driver } from './driver';
import { findAvailableActor } from './find-available-actor';
import { findPath, type PathStep } from './find-path';
import { timeouts as defaultTimeouts, type Timeouts, takeStep, waitForActor } from './take-step';

/** Example payloads by machine id and event type. */
export type Payloads = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The state or transition to reach. */
export type Goal = { machine: string; part: string };

/** A path; if `isFromStart`, it starts from a newly opened app. */
export type Path = { steps: readonly PathStep[]; isFromStart: boolean };

/** A goal and the progress toward it. */
export type Walk = {
  state:
    | 'idle'
    | 'finding'
    | 'found'
    | 'unreachable'
    | 'planning'
    | 'opening'
    | 'walking'
    | 'arrived'
    | 'failed';
  goal: Goal | null;
  /** The path that was found last; null while a goal's first path is being searched for. */
  path: Path | null;
  /** The index of the current step in the path. */
  index: number;
  problem: string;
};

type Options = {
  session: Session;
  oracle: Oracle;
  driver?: Driver | undefined;
  payloads: Payloads;
  timeouts?: Timeouts;
};

/** Maximum number of paths per walk, since the app can also change on its own. */
const maxPlans = 4;

const hasPart = (machine: AnyStateMachine, id: string) =>
  nodesOf(machine).some(
    (node) => node.id === id || transitionsOf(node).some((one) => transitionId(one) === id),
  );

const isThere = ({ steps, isFromStart }: Path) => steps.length === 0 && !isFromStart;

/** Yields, so that the selection renders before the search. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Finds the shortest path to a part of a chart, and walks the app there by its driver. */
export function createWalker({ session, oracle, driver, payloads, ...options }: Options) {
  const { timeouts = defaultTimeouts } = options;
  const store = createStore<Walk>({
    state: 'idle',
    goal: null,
    path: null,
    index: 0,
    problem: '',
  });
  const { get, update } = store;
  let working = new AbortController();
  /** Ends what is under way, and begins something else, of which `failed` is the outcome if it rejects. */
  const begin = (work: (signal: AbortSignal) => Promise<void>, failed: Walk['state']) => {
    working.abort();
    working = new AbortController();
    const { signal } = working;
    work(signal).catch((error) => {
      if (!signal.aborted) update({ state: failed, problem: errorMessage(error) });
    });
  };

  const machineOf = (goal: Goal) => {
    const machine = own(oracle.machines, goal.machine);
    if (!machine) throw new Error(`Machine ${goal.machine} not found.`);
    return machine;
  };
  const plan = async (goal: Goal, signal: AbortSignal): Promise<Path> => {
    await pause();
    signal.throwIfAborted();
    const machine = machineOf(goal);
    const { part } = goal;
    if (!hasPart(machine, part)) throw new Error(`${machine.id} has no part “${part}”.`);
    if (!mayRun(oracle, goal.machine)) {
      throw new Error(`${machine.id} has no table, so its guards are not run to find paths.`);
    }
    const types = machine.events.filter((type) => !type.startsWith('xstate.'));
    const walk = driver?.walks[machine.id] ?? {
      events: types.map((type) => ({ ...own(payloads, machine.id)?.[type], type })),
    };
    const found = findAvailableActor(session, machine.id, driver);
    const here = found && findPath({ machine, part, from: found.position, ...walk });
    if (here) return { steps: here, isFromStart: false };
    const fromStart = findPath({ machine, part, ...walk });
    if (fromStart) return { steps: fromStart, isFromStart: true };
    throw new Error('No sample event leads here. Add one to the driver’s walks or to `payloads`.');
  };
  /** Takes the steps of a path; returns whether the goal is reached. */
  const takeSteps = async (goal: Goal, steps: readonly PathStep[], signal: AbortSignal) => {
    if (!driver) throw new Error('The app has no driver.');
    const machine = machineOf(goal);
    for (const [index, step] of steps.entries()) {
      update({ state: 'walking', index });
      const walked = { session, driver, timeouts };
      const result = await takeStep(walked, { machine, part: goal.part, step }, signal);
      signal.throwIfAborted();
      if (result !== 'asPlanned') return result === 'reached';
    }
    return false;
  };
  const find = (goal: Goal) => {
    update({ state: 'finding' });
    begin(async (signal) => {
      const path = await plan(goal, signal);
      update({ state: 'found', path, index: 0, problem: '' });
    }, 'unreachable');
  };
  const walk = async (goal: Goal, signal: AbortSignal) => {
    let isOpened = false;
    for (let plans = 0; ; plans += 1) {
      update({ state: 'planning', problem: '' });
      const path = await plan(goal, signal);
      if (isThere(path)) return update({ state: 'arrived' });
      if (path.isFromStart ? isOpened : plans >= maxPlans) {
        throw new Error('The app kept taking a different path; the goal was not reached.');
      }
      update({ path, index: 0 });
      if (path.isFromStart) {
        if (!driver) throw new Error('The app has no driver.');
        update({ state: 'opening' });
        await driver.open(goal.machine, signal);
        await waitForActor({ session, driver, timeouts }, goal.machine, signal);
        signal.throwIfAborted();
        isOpened = true;
      } else if (await takeSteps(goal, path.steps, signal)) return update({ state: 'arrived' });
    }
  };

  return {
    ...store,
    /** Searches for a path to another goal; null for none. */
    choose(goal: Goal | null) {
      working.abort();
      update({ state: 'idle', goal, path: null, index: 0, problem: '' });
      if (goal) find(goal);
    },
    /** Searches again, since the app has changed, unless it is being walked. */
    refresh() {
      const { goal, state } = get();
      if (goal && ['finding', 'found', 'unreachable'].includes(state)) find(goal);
    },
    canStart: () => {
      const { state, path } = get();
      if (state === 'arrived' || state === 'failed') return true;
      return (state === 'finding' || state === 'found') && !(path && isThere(path));
    },
    start() {
      const { goal } = get();
      if (goal) begin((signal) => walk(goal, signal), 'failed');
    },
    stop() {
      const { goal } = get();
      if (goal) find(goal);
    },
  };
}

/** Whether the app is being walked. */
export const isUnderWay = ({ state }: Walk) => ['planning', 'opening', 'walking'].includes(state);
