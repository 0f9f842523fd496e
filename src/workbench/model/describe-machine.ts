import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { readDescription } from './clauses';
import { nodesOf, transitionId, transitionsOf } from './parts';

/** The name of a guard, an action or an actor; those of machines are all named. */
export const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : (part as { type: string }).type;

/** The names of a machine's own actions, without those that XState adds for delays. */
export const ownActions = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

/** A state's actions and actors, each after its keyword: `entry`, `exit` or `invoke`. */
export const notesOf = ({ entry, exit, invoke }: AnyStateNode): (readonly [string, string])[] => [
  ...ownActions(entry).map((name) => ['entry', name] as const),
  ...ownActions(exit).map((name) => ['exit', name] as const),
  ...invoke.map(({ src }) => ['invoke', nameOf(src)] as const),
];

/**
 * A readable name for XState's own events: `start`, `stop`, `done: loadPage`, `after rest`,
 * `always`. Other events keep theirs.
 */
export function nameEvent(type: string): string {
  if (type === '') return 'always';
  if (!type.startsWith('xstate.')) return type;
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) return `${kind}: ${actor}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay) return `after ${delay}${/^\d+$/.test(delay) ? ' ms' : ''}`;
  return type.startsWith('xstate.done.state.') ? 'done' : type;
}

/** A transition in words. */
export type TransitionWords = {
  /** See `transitionId`. */
  id: string;
  machine: string;
  /** The path of its source state below the machine; `(any)` for the root. */
  source: string;
  event: string;
  guard: string;
  /** Empty for an internal transition. */
  target: string;
  actions: string[];
  description: string;
  clauses: readonly string[];
};

/** A state's path below its machine, such as `peeked.hovered`; `(any)` for its root. */
export const nameState = ({ path }: AnyStateNode) => path.join('.') || '(any)';

/** A state's transitions, without those of its children. */
export const describeTransitions = (node: AnyStateNode): TransitionWords[] =>
  transitionsOf(node).map((transition) => {
    const { words, clauses } = readDescription(transition.description);
    return {
      id: transitionId(transition),
      machine: node.machine.id,
      source: nameState(node),
      event: nameEvent(transition.eventType),
      guard: transition.guard ? nameOf(transition.guard) : '',
      target: (transition.target ?? []).map(nameState).join(', '),
      actions: transition.actions.map(nameOf),
      description: words,
      clauses,
    };
  });

/** What a chart does, in words, by which two versions of it are told apart. */
export function chartWords(machine: AnyStateMachine): string {
  const states = nodesOf(machine).map((node) => [
    ...[node.id, node.type, ...node.initial.target.map(nameState)],
    ...[...notesOf(node).flat(), ...node.tags],
  ]);
  const transitions = describeMachine(machine).map(({ id, guard, target, actions }) => [
    ...[id, guard, target, ...actions],
  ]);
  return [...states, ...transitions].map((words) => words.join(' ')).join('\n');
}

/** All transitions of a machine. */
export const describeMachine = (machine: AnyStateMachine): TransitionWords[] =>
  nodesOf(machine).flatMap(describeTransitions);
