import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { activeNodes } from '../model/active-states';
import type { Change } from '../model/changes';
import { nameOf } from '../model/describe-machine';
import { isSame } from '../model/is-same';
import { moveWords, stateWords } from '../model/state-words';
import { isStop, type TraceStep } from '../model/trace';

/** What happened in a step. */
export type Happening =
  | 'started'
  | 'stopped'
  | 'ignored'
  | 'refused'
  | 'stayed'
  | 'changed'
  | 'moved';

const list = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** The guards of the transitions that a state has for an event. */
function guardsAt(machine: AnyStateMachine, { from, event }: TraceStep): string[] | null {
  if (from === null) return null;
  const answers = activeNodes(machine, from).flatMap(({ transitions }) => [
    ...(transitions.get(event.type) ?? []),
    ...(transitions.get('*') ?? []),
  ]);
  if (answers.length === 0) return null;
  return [...new Set(answers.flatMap(({ guard }) => (guard ? [nameOf(guard)] : [])))];
}

/** What happened in a step, and how one says it; `taken` are the transitions that its chart takes. */
export function tellStep(
  machine: AnyStateMachine | undefined,
  step: TraceStep,
  changes: readonly Change[],
  taken: readonly AnyTransitionDefinition[],
): { happening: Happening; words: string } {
  const to = stateWords(step.to);
  if (step.from === null && step.restored !== undefined) {
    return { happening: 'started', words: `restored in ${to}, as at ${step.restored}` };
  }
  if (step.from === null) return { happening: 'started', words: `starts in ${to}` };
  if (isStop(step)) return { happening: 'stopped', words: 'stops' };
  if (!isSame(step.from, step.to)) {
    return { happening: 'moved', words: `moved: ${moveWords(step.from, step.to)}` };
  }
  if (changes.length > 0) return { happening: 'changed', words: 'stays, context changed' };
  if (taken.length > 0) {
    const actions = list(taken.flatMap(({ actions }) => actions.map(nameOf)));
    return { happening: 'stayed', words: actions ? `stays, runs ${actions}` : 'stays' };
  }
  const guards = machine ? guardsAt(machine, step) : null;
  if (guards === null) return { happening: 'ignored', words: 'ignored here' };
  return { happening: 'refused', words: `refused by ${list(guards) || 'no guard'}` };
}
