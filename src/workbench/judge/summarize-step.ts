import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nameOf } from '../model/describe-machine';
import { activeNodes } from '../model/parts';
import { isStop, type TraceStep } from '../model/trace';
import { isSame } from '../model/values';
import { type Change, moveWords, stateWords } from '../model/words';

/** What an event did to its actor. */
export type StepKind =
  | 'started'
  | 'stopped'
  | 'failed'
  | 'ignored'
  | 'blocked'
  | 'stayed'
  | 'changed'
  | 'moved';

const list = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/**
 * The guards of the transitions that a state has for an event; null if it has no such transition.
 */
function guardsAt(machine: AnyStateMachine, { from, event }: TraceStep): string[] | null {
  if (from === null) return null;
  const answers = activeNodes(machine, from).flatMap(({ transitions }) => [
    ...(transitions.get(event.type) ?? []),
    ...(transitions.get('*') ?? []),
  ]);
  if (answers.length === 0) return null;
  return [...new Set(answers.flatMap(({ guard }) => (guard ? [nameOf(guard)] : [])))];
}

/** Classifies and describes a step; `taken` are the transitions that its chart takes. */
export function summarizeStep(
  machine: AnyStateMachine | undefined,
  step: TraceStep,
  changes: readonly Change[],
  taken: readonly AnyTransitionDefinition[],
): { kind: StepKind; words: string } {
  if (step.error !== undefined) return { kind: 'failed', words: `failed: ${step.error}` };
  const to = stateWords(step.to);
  if (step.from === null && step.restored !== undefined) {
    return { kind: 'started', words: `restored in ${to}, from ${step.restored}` };
  }
  if (step.from === null) return { kind: 'started', words: `started in ${to}` };
  if (isStop(step)) return { kind: 'stopped', words: 'stopped' };
  if (!isSame(step.from, step.to)) {
    return { kind: 'moved', words: `moved: ${moveWords(step.from, step.to)}` };
  }
  if (changes.length > 0) return { kind: 'changed', words: 'context changed' };
  if (taken.length > 0) {
    const ran = list(taken.flatMap((transition) => transition.actions.map(nameOf)));
    return { kind: 'stayed', words: ran ? `stayed, ran ${ran}` : 'stayed' };
  }
  const guards = machine ? guardsAt(machine, step) : null;
  if (!guards?.length) return { kind: 'ignored', words: 'ignored' };
  return {
    kind: 'blocked',
    words: `blocked by ${guards.length > 1 ? 'guards' : 'guard'} ${guards.join(', ')}`,
  };
}
