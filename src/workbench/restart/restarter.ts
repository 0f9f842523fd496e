import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { JudgedStep } from '../judge/judge';
import type { Charts } from '../judge/oracle';
import { activeNodes } from '../model/parts';
import type { ActorInfo } from '../model/trace';
import { initialSnapshotOf, startTimer } from '../model/xstate-internals';
import { aliveActors, type RebuiltActor, rebuildSnapshots } from './rebuild-snapshot';

/**
 * Starts the timers of a restored actor's states, which XState starts only on entry, and those of the
 * machines that it has restored. They run in full: a trace does not record how much of them had elapsed.
 */
function startTimers(actor: AnyActorRef, snapshot: AnyMachineSnapshot) {
  const { machine, value, context, children } = snapshot;
  for (const child of Object.values(children) as AnyActorRef[]) {
    const below = child.getSnapshot();
    if ('machine' in below) startTimers(child, below);
  }
  const { delays } = machine.implementations;
  for (const { delay, eventType } of activeNodes(machine, value).flatMap((node) => node.after)) {
    const event = { type: eventType };
    const known = typeof delay === 'string' ? delays[delay] : delay;
    const time =
      typeof known === 'function' ? known({ context, event } as never, undefined as never) : known;
    if (time !== undefined) startTimer(actor, event, Number(time));
  }
}

/**
 * Distributes snapshots to the actors of a restarting app: to one with an id the snapshot of that id,
 * to the others in start order per machine. A snapshot whose actor does not start is offered again.
 */
export function createSnapshotQueue(actors: readonly RebuiltActor[]) {
  let waiting = actors;
  return {
    /** The snapshot for a machine's actor of this id, or else for its next one, if one is left. */
    take(machine: string, id?: string): object | undefined {
      const next = waiting.find((one) => one.machine === machine && one.id === id);
      if (next) waiting = [...waiting.filter((one) => one !== next), next];
      return next?.snapshot;
    },
    /** Takes the events of XState's inspection, to see which actors have started. */
    watch({ type, actorRef, ...report }: InspectionEvent) {
      if (type !== '@xstate.snapshot' || !('snapshot' in report)) return;
      const started = waiting.find(({ snapshot }) => snapshot === initialSnapshotOf(actorRef));
      if (!started) return;
      waiting = waiting.filter((one) => one !== started);
      startTimers(actorRef as AnyActorRef, report.snapshot as AnyMachineSnapshot);
    },
    /** The names of the actors that have not started, except those whose turn can come later. */
    waiting: () => waiting.filter(({ id }) => id === undefined).map(({ actor }) => actor),
  };
}

/**
 * Restarts an app. Pass `take(machineId)` as the `snapshot` of each actor that is created, or
 * `take(machineId, id)` if it is created with an `id`: such a one can start at any time later, as on
 * another page. Resolves when the app has started; rejects with a user-readable error.
 */
export type RestartApp = (
  actors: readonly RebuiltActor[],
  take: (machine: string, id?: string) => object | undefined,
) => Promise<void>;

type Step = {
  steps: readonly JudgedStep[];
  actors: readonly ActorInfo[];
  at: number;
  /** The label of the step. */
  from: string;
};

/** Restores an app to recorded steps. */
export function createRestarter(charts: Charts) {
  let current: (ReturnType<typeof createSnapshotQueue> & { from: string }) | undefined;
  return {
    /** The label of the snapshots that actors start from. */
    origin: () => current?.from,
    watch: (report: InspectionEvent) => current?.watch(report),
    /**
     * Resolves with the names of the actors that did not start. `onRebuilt` is called once the
     * snapshots are rebuilt, after which the trace can't fail.
     */
    async restart(step: Step, app: RestartApp, onRebuilt: () => void): Promise<readonly string[]> {
      const { steps, actors, at, from } = step;
      const alive = aliveActors(steps, actors, at);
      if (alive.length === 0) throw new TypeError(`No actor is running at ${from}.`);
      const rebuilt = rebuildSnapshots(charts, alive);
      onRebuilt();
      const queue = createSnapshotQueue(rebuilt);
      current = { ...queue, from };
      try {
        await app(rebuilt, queue.take);
        return queue.waiting();
      } catch (error) {
        current = undefined;
        throw error;
      }
    },
  };
}
