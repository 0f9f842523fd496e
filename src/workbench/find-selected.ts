import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import type { AnyStateMachine } from 'xstate';
import { nodesOf, stepsOf } from '@/tracing/describe-machine';

/** What is told of a selected state or transition. */
export type Selected = {
  name: string;
  description: string;
  actions: readonly string[];
  clauses: readonly string[];
};

/** A machine's state or transition of this id; undefined if it has none. */
export function findSelected(machine: AnyStateMachine, id: string): Selected | undefined {
  for (const node of nodesOf(machine)) {
    if (node.id === id) {
      const { description = '', meta } = node;
      return { name: node.key, description, actions: [], clauses: meta?.clauses ?? [] };
    }
    const index = transitionsOf(node).findIndex((transition) => transitionId(transition) === id);
    const step = stepsOf(node)[index];
    if (step) return { ...step, name: step.event };
  }
  return undefined;
}
