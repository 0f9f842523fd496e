import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../model/state-nodes';

/** Machines by key: their id, with a number after the first of one id. */
export function byKey(machines: readonly AnyStateMachine[]): Record<string, AnyStateMachine> {
  const keyed: Record<string, AnyStateMachine> = {};
  for (const machine of new Set(machines))
    keyed[freeKey(machine.id, (key) => key in keyed)] = machine;
  return keyed;
}

function freeKey(id: string, isTaken: (key: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? id : `${id} ${count}`;
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
    const known = keys.get(logic.config);
    if (known !== undefined) return known;
    const listed = Object.hasOwn(machines, logic.id) ? machines[logic.id] : undefined;
    const key =
      listed && isAlike(listed, logic) ? logic.id : freeKey(logic.id, (one) => used.has(one));
    keys.set(logic.config, key);
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
  const [own, known] = [logic.implementations, definition.implementations];
  const differs = (part: 'guards' | 'delays' | 'actions') =>
    Object.entries(own[part]).some(([name, value]) => {
      const before = (known[part] as Record<string, unknown>)[name];
      return value !== before && (part !== 'actions' || resolves(value) || resolves(before));
    });
  return differs('guards') || differs('delays') || differs('actions');
}
