import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameEvent, nameOf, notesOf } from './names';
import { readDescription } from './read-description';
import { nodesOf } from './state-nodes';
import { transitionId, transitionsOf } from './transition-id';

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
