import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { jsonCopy } from './json-copy';
import { runsAt } from './kind-of';
import { nameOf } from './names';

/** A machine as plain JSON: its states and transitions, with the names of what they run. */
export type Definition = {
  /** A configuration for `createMachine`, without functions. */
  config: object;
  /** The delays that have a name, in ms; those that are computed are missing. */
  delays?: Readonly<Record<string, number>>;
};

/** A definition of more states than this is not recorded, nor read. */
export const maxStates = 5_000;

const listOf = (one: unknown): unknown[] => (Array.isArray(one) ? one : [one]);

/** A record whose values are mapped; a key may be `__proto__`. */
const mapValues = (record: unknown, map: (value: never) => unknown) =>
  Object.fromEntries(
    Object.entries(record as object).map(([key, one]) => [key, map(one as never)]),
  );

const same = (value: unknown) => value;
const named = (parts: unknown) => listOf(parts).map(nameOf);
const transitions = (all: unknown): unknown => (Array.isArray(all) ? all.map(plain) : plain(all));
const byEvent = (record: unknown) => mapValues(record, transitions);

/** What is kept of states, transitions and invoked actors, and how. */
const parts: Readonly<Record<string, (part: never) => unknown>> = {
  id: same,
  type: same,
  description: same,
  target: same,
  history: same,
  tags: same,
  reenter: same,
  src: same,
  systemId: same,
  meta: jsonCopy,
  guard: nameOf,
  actions: named,
  entry: named,
  exit: named,
  on: byEvent,
  after: byEvent,
  initial: transitions,
  always: transitions,
  onDone: transitions,
  onError: transitions,
  onSnapshot: transitions,
};

function plain(whole: unknown): unknown {
  if (typeof whole === 'string') return whole;
  const known = (whole ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(parts).map(([key, make]) => [key, known[key] && make(known[key] as never)]),
  );
}

const state = (node: AnyStateNode): object => ({
  ...(plain(node.config) as object),
  invoke: node.invoke.map((one, index) => ({
    ...(plain(one) as object),
    runs: runsAt(node, index),
  })),
  states: node.config.states && mapValues(node.states, state),
});

/** A machine's definition, with properties that are undefined, which JSON drops; of any size. */
function describeDefinition({ root, implementations }: AnyStateMachine): Definition {
  const delays = Object.entries(implementations.delays as Record<string, number>).filter(
    ([, ms]) => typeof ms === 'number',
  );
  return {
    config: { ...state(root), id: root.id },
    delays: Object.fromEntries(delays),
  };
}

const countStates = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum: number, one) => sum + countStates(one), 1);

/**
 * A machine's definition as plain JSON, from which `fromDefinition` makes one with the same states and
 * transitions; undefined if it is too large.
 */
export const definitionOf = (machine: AnyStateMachine): Definition | undefined =>
  countStates(machine.root) > maxStates
    ? undefined
    : JSON.parse(JSON.stringify(describeDefinition(machine)));
