import type { AnyStateMachine } from 'xstate';
import { ordinal } from '../model/ordinal';
import { own } from '../model/own';
import { nodesOf } from '../model/state-nodes';

/** Machines by key: their id, or `id (2nd)` of the second of one id. */
export function byKey(machines: readonly AnyStateMachine[]): Record<string, AnyStateMachine> {
  const keyed: Record<string, AnyStateMachine> = Object.create(null);
  for (const machine of new Set(machines))
    keyed[freeKey(machine.id, (key) => key in keyed)] = machine;
  return keyed;
}

/** The first of `id`, `id (2nd)`, … that is not taken. */
export function freeKey(id: string, isTaken: (key: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? id : `${id} (${ordinal(count)})`;
    if (!isTaken(key)) return key;
  }
}

/** Whether two machines have the same states and events, be they of different builds. */
function isAlike(a: AnyStateMachine, b: AnyStateMachine): boolean {
  const shape = (machine: AnyStateMachine) =>
    JSON.stringify(nodesOf(machine).map(({ id, type, ownEvents }) => [id, type, ownEvents]));
  return shape(a) === shape(b);
}

/** Finds the key of the machine that an actor runs: by its definition, whatever is provided to it. */
export function createKeys(machines: Readonly<Record<string, AnyStateMachine>>) {
  const keys = new WeakMap<object, string>();
  const used = new Set(Object.keys(machines));
  for (const [key, machine] of Object.entries(machines)) keys.set(machine.config, key);
  return (logic: AnyStateMachine): string => {
    const { id, config } = logic;
    const listed = own(machines, id);
    const key =
      keys.get(config) ??
      (listed && isAlike(listed, logic) ? id : freeKey(id, (one) => used.has(one)));
    keys.set(config, key);
    used.add(key);
    return key;
  };
}

const resolves = (action: unknown) => typeof action === 'function' && 'resolve' in action;

/**
 * Whether an app has provided a definition with other parts that decide or compute: its tables then
 * say nothing of it. Effects, which no table runs, may be provided.
 */
export function isProvided(logic: AnyStateMachine, definition: AnyStateMachine): boolean {
  if (logic === definition || logic.config !== definition.config) return false;
  type Parts = Record<string, Record<string, unknown>>;
  const known = definition.implementations as unknown as Parts;
  return Object.entries(logic.implementations).some(([part, all]) =>
    Object.entries(all).some(([name, value]) => {
      const before = known[part]?.[name];
      if (value === before || part === 'actors') return false;
      return part !== 'actions' || resolves(value) || resolves(before);
    }),
  );
}
