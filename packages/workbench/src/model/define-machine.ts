import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { jsonCopy } from './json-copy';
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

const listOf = (parts: unknown): unknown[] =>
  parts === undefined ? [] : Array.isArray(parts) ? parts : [parts];

/** A record whose values are mapped; a key may be `__proto__`. */
const mapValues = (record: unknown, map: (value: never) => unknown) =>
  record &&
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one as never)]));

const named = (parts: unknown) => parts && listOf(parts).map(nameOf);

const targetOf = (target: unknown) =>
  typeof target === 'object' && target ? `#${(target as AnyStateNode).id}` : target;

function transition(one: unknown): unknown {
  if (typeof one === 'string') return one;
  const { target, guard, actions, reenter, description, meta } = (one ?? {}) as Record<
    string,
    unknown
  >;
  return {
    target: Array.isArray(target) ? target.map(targetOf) : targetOf(target),
    guard: guard && nameOf(guard),
    actions: named(actions),
    meta: meta && jsonCopy(meta),
    reenter,
    description,
  };
}

const transitions = (all: unknown): unknown =>
  Array.isArray(all) ? all.map(transition) : transition(all);
const ifAny = (all: unknown) => all && transitions(all);

function state(node: AnyStateNode): object {
  const { config } = node;
  const { id, type, initial, history, target, description, tags, meta } = config;
  return {
    ...{ id, type, initial: ifAny(initial), history, target, description, tags },
    meta: meta && jsonCopy(meta),
    entry: named(config.entry),
    exit: named(config.exit),
    on: mapValues(config.on, transitions),
    after: mapValues(config.after, transitions),
    always: ifAny(config.always),
    onDone: ifAny(config.onDone),
    invoke: node.invoke.map(({ id, src, systemId, onDone, onError, onSnapshot }) => ({
      ...{ id, src, systemId },
      ...{ onDone: ifAny(onDone), onError: ifAny(onError), onSnapshot: ifAny(onSnapshot) },
    })),
    states: config.states && mapValues(node.states, state),
  };
}

/** A machine's definition, with properties that are undefined, which JSON drops; of any size. */
export function describeDefinition({ root, implementations }: AnyStateMachine): Definition {
  const delays = Object.entries(implementations.delays as Record<string, number>).filter(
    ([, ms]) => typeof ms === 'number',
  );
  return {
    config: { ...state(root), id: root.id },
    ...(delays[0] && { delays: Object.fromEntries(delays) }),
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
