import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  initialTransition,
  type Snapshot,
  transition,
} from 'xstate';
import type { JudgedStep } from '../judge/judge';
import { isSame } from '../model/is-same';
import type { AliveActor } from './alive-actors';

/** What `createActor` takes as its `snapshot`: the state, the context and the actors below it. */
export type PersistedSnapshot = Snapshot<unknown> & { children: Record<string, unknown> };

export type RebuiltActor = { actor: string; machine: string; snapshot: PersistedSnapshot };

type Machines = Readonly<Record<string, AnyStateMachine>>;

/** A copy, which the actor that is given it may change. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const hasHistory = (node: AnyStateNode): boolean =>
  node.type === 'history' || Object.values(node.states).some(hasHistory);

/** How an actor stood after its steps, as they were recorded; histories come of taking them again. */
function standOf(machine: AnyStateMachine, steps: readonly JudgedStep[]): AnyMachineSnapshot {
  const stand = ({ to, context }: JudgedStep, historyValue = {}): AnyMachineSnapshot =>
    machine.resolveState({ value: to, context: plain(context), historyValue } as never);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) throw new TypeError(`An actor of ${machine.id} has no steps.`);
  if (!hasHistory(machine.root)) return stand(last);
  return steps.slice(1).reduce((before, step) => {
    const [after] = transition(machine, before, step.event);
    return stand(step, after.historyValue);
  }, stand(first));
}

/** Says which part of its machine's context a trace does not have, or has too many of. */
function checkContext(machine: AnyStateMachine, steps: readonly JudgedStep[]) {
  const [first] = steps;
  if (!first || first.restored !== undefined) return;
  const { input } = first.event as { input?: unknown };
  const [wanted] = initialTransition(machine, input);
  const [needed, had] = [wanted.context, first.context].map((context) =>
    Object.keys(plain(context)).sort(),
  );
  if (isSame(needed, had)) return;
  throw new TypeError(
    `its context has ${had?.join(', ') || 'nothing'}, where ${machine.id} has ${needed?.join(', ') || 'nothing'}. The trace is of another build.`,
  );
}

/**
 * Makes the snapshots of actors that ran at the same time. Throws a `TypeError` that names the one
 * that cannot be restored, and why.
 */
export function rebuildSnapshots(
  machines: Machines,
  actors: readonly AliveActor[],
): RebuiltActor[] {
  const below = new Set(actors.filter(({ parent }) => actors.some(({ name }) => name === parent)));

  /** What a state invoked begins anew; a machine goes on as it stood. */
  function childrenOf(actor: AliveActor, stand: AnyMachineSnapshot) {
    const children: Record<string, unknown> = {};
    for (const node of stand._nodes) {
      for (const { id, src, input, systemId, onSnapshot } of node.invoke) {
        const logic = typeof src === 'string' ? stand.machine.implementations.actors[src] : src;
        const nested = [...below].find(
          ({ parent, steps }) =>
            parent === actor.name &&
            steps[0]?.machine === (logic as { id?: string } | undefined)?.id,
        );
        if (nested) below.delete(nested);
        const entry =
          actor.steps.findLast(({ entered }) => entered.includes(node.id)) ?? actor.steps[0];
        const given = { context: stand.context, event: entry?.event, self: undefined };
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
    const machine = Object.hasOwn(machines, id) ? machines[id] : undefined;
    if (!machine) throw new TypeError(`There is no machine ${id}, which ${actor.name} ran.`);
    try {
      checkContext(machine, actor.steps);
      const stand = standOf(machine, actor.steps);
      const children = childrenOf(actor, stand);
      return { ...machine.getPersistedSnapshot(stand), children } as PersistedSnapshot;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new TypeError(`${actor.name} cannot be restored: ${reason}`);
    }
  }

  const rebuilt = actors
    .filter((actor) => !below.has(actor))
    .map((actor) => ({
      actor: actor.name,
      machine: actor.steps[0]?.machine ?? '',
      snapshot: rebuild(actor),
    }));
  const [spawned] = below;
  if (spawned) {
    throw new TypeError(
      `${spawned.name} was spawned by ${spawned.parent}. A trace does not say how, so it cannot be restored.`,
    );
  }
  return rebuilt;
}
