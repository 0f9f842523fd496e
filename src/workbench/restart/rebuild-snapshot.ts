import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type Snapshot,
} from 'xstate';
import type { JudgedStep } from '../judge/judge';
import type { Charts } from '../judge/oracle';
import { revive } from '../model/json-copy';
import { activeNodes } from '../model/parts';
import { type ActorInfo, isEnd, isStop } from '../model/trace';
import { errorMessage, isSame, own } from '../model/values';

/** An actor that was alive at a step, and its steps so far. */
export type AliveActor = {
  name: string;
  parent?: string;
  /** The id that the app gave it, if it did. */
  id?: string;
  steps: readonly JudgedStep[];
};

/**
 * The actors that were alive after step `at`, in start order. Excludes those that stop right after
 * it, since the step itself stopped them, as following a link stops those of the previous page.
 */
export function aliveActors(
  steps: readonly JudgedStep[],
  infos: readonly ActorInfo[],
  at: number,
): AliveActor[] {
  const known = new Map(infos.map((info) => [info.name, info]));
  const alive = new Map<string, JudgedStep[]>();
  for (const step of steps.slice(0, at + 1)) {
    const taken = alive.get(step.actor);
    if (isEnd(step)) alive.delete(step.actor);
    else if (taken) taken.push(step);
    else alive.set(step.actor, [step]);
  }
  for (let next = at + 1; next < steps.length; next += 1) {
    const step = steps[next];
    if (!step || !isStop(step)) break;
    alive.delete(step.actor);
  }
  return [...alive].flatMap(([name, taken]) => {
    const { parent, id, left = steps.length } = known.get(name) ?? {};
    return left > at ? [{ name, ...(parent && { parent }), ...(id && { id }), steps: taken }] : [];
  });
}

/** The `snapshot` option of `createActor`: state, context and child actors. */
export type PersistedSnapshot = Snapshot<unknown> & { children: Record<string, unknown> };

export type RebuiltActor = {
  actor: string;
  machine: string;
  /** The id that the app gave it, if it did. */
  id?: string;
  snapshot: PersistedSnapshot;
};

/** An actor's snapshot after its recorded steps. */
function snapshotAfter(machine: AnyStateMachine, steps: readonly JudgedStep[]): AnyMachineSnapshot {
  const last = steps.at(-1);
  if (!last) throw new TypeError(`An actor of ${machine.id} has no steps.`);
  return machine.resolveState({
    value: last.to,
    context: revive(last.context),
  } as never);
}

/** Throws if the recorded context has other keys than the machine's. */
function checkContext(machine: AnyStateMachine, steps: readonly JudgedStep[]) {
  const [first] = steps;
  if (!first || first.restored !== undefined) return;
  const { input } = revive(first.event) as { input?: unknown };
  const [wanted] = initialTransition(machine, input);
  const [needed, had] = [wanted.context, first.context].map((context) =>
    Object.keys(context).sort(),
  );
  if (isSame(needed, had)) return;
  throw new TypeError(
    `its context has ${had?.join(', ') || 'nothing'}, where ${machine.id} has ${needed?.join(', ') || 'nothing'}. The trace is from another build.`,
  );
}

/**
 * Rebuilds the snapshots of actors that ran at the same time. Throws a `TypeError` that names the
 * one that cannot be restored, and the reason.
 */
export function rebuildSnapshots(
  { machines }: Charts,
  actors: readonly AliveActor[],
): RebuiltActor[] {
  // One with an id is created by the app, which gives it its parent, too.
  const below = new Set(
    actors.filter(({ id, parent }) => !id && actors.some(({ name }) => name === parent)),
  );

  /** Invoked actors start over; invoked machines are restored. */
  function childrenOf(actor: AliveActor, parent: AnyMachineSnapshot) {
    const children: Record<string, unknown> = {};
    for (const node of activeNodes(parent.machine, parent.value)) {
      for (const { id, src, input, systemId, onSnapshot } of node.invoke) {
        const logic = typeof src === 'string' ? parent.machine.implementations.actors[src] : src;
        const nested = [...below].find(
          ({ parent, steps }) =>
            parent === actor.name &&
            steps[0]?.machine === (logic as { id?: string } | undefined)?.id,
        );
        if (nested) below.delete(nested);
        // An invoked machine that has ended.
        else if (logic && typeof logic === 'object' && 'root' in logic) continue;
        const entry =
          actor.steps.findLast(({ entered }) => entered.includes(node.id)) ?? actor.steps[0];
        const given = { context: parent.context, event: revive(entry?.event), self: undefined };
        const snapshot = nested
          ? rebuild(nested)
          : {
              status: 'active',
              input: typeof input === 'function' ? input(given as never) : input,
            };
        children[id] = { snapshot, src, systemId, syncSnapshot: Boolean(onSnapshot) };
      }
    }
    return children;
  }

  function rebuild(actor: AliveActor): PersistedSnapshot {
    const id = actor.steps[0]?.machine ?? '';
    const machine = own(machines, id);
    if (!machine) throw new TypeError(`Machine ${id} of ${actor.name} not found.`);
    try {
      checkContext(machine, actor.steps);
      const snapshot = snapshotAfter(machine, actor.steps);
      const children = childrenOf(actor, snapshot);
      return { ...machine.getPersistedSnapshot(snapshot), children } as PersistedSnapshot;
    } catch (error) {
      throw new TypeError(`${actor.name} cannot be restored: ${errorMessage(error)}`);
    }
  }

  return actors
    .filter((actor) => !below.has(actor))
    .map((actor) => ({
      actor: actor.name,
      machine: actor.steps[0]?.machine ?? '',
      ...(actor.id && { id: actor.id }),
      snapshot: rebuild(actor),
    }));
}
