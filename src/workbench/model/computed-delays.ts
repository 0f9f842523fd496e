import type { AnyStateMachine } from 'xstate';
import { nodesOf } from './state-nodes';
import { transitionsOf } from './transition-id';

const known = new WeakMap<AnyStateMachine, boolean>();

/** Whether a machine computes a delay when it waits: another one each time, maybe. */
export function hasComputedDelays(machine: AnyStateMachine): boolean {
  const found = known.get(machine) ?? findComputedDelay(machine);
  known.set(machine, found);
  return found;
}

function findComputedDelay(machine: AnyStateMachine): boolean {
  const { actions, delays } = machine.implementations;
  const used = nodesOf(machine).flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...transitionsOf(node).flatMap((transition) => transition.actions),
  ]);
  // `raise` and `sendTo` are functions that have their options.
  const isComputed = (action: unknown) =>
    typeof action === 'function' && 'delay' in action && typeof action.delay === 'function';
  return (
    Object.values(delays).some((delay) => typeof delay === 'function') ||
    [...used, ...Object.values(actions)].some(isComputed)
  );
}

/** Actions as words without the durations that they wait. */
export const withoutDurations = (words: readonly string[]): string[] =>
  words.map((one) => one.replace(/(^wait| in) \S+ ms$/, '$1 … ms'));
