import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { actionWords } from '../model/action-words';
import { errorMessage } from '../model/error-message';
import { revive } from '../model/json-copy';
import type { TraceStep } from '../model/trace';
import { runWithoutEffects } from '../model/xstate-internals';
import { describeStep } from '../recorder/describe-step';

/** What a chart does at a step; an actor that was restored starts from its snapshot. */
export const run = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | null,
  step: TraceStep,
) =>
  before === null && step.restored !== undefined
    ? {
        after: machine.resolveState({ value: step.to, context: revive(step.changed) } as never),
        actions: [],
        taken: [],
      }
    : runWithoutEffects(machine, before, revive(step.event) as typeof step.event);

/** Replays the steps of an actor through a chart, up to one that it fails at. */
export function replay(machine: AnyStateMachine, steps: readonly TraceStep[]): TraceStep[] {
  const replayed: TraceStep[] = [];
  let before: AnyMachineSnapshot | null = null;
  for (const { error: _, ...step } of steps) {
    try {
      const { after, actions, taken } = run(machine, before, step);
      const outcome = describeStep(before, after, taken);
      replayed.push({ ...step, ...outcome, actions: actions.map(actionWords) });
      before = after;
    } catch (error) {
      const at: Pick<TraceStep, 'from' | 'to'> = {
        from: before?.value ?? null,
        to: before?.value ?? {},
      };
      replayed.push({ ...step, ...at, changed: {}, clauses: [], error: errorMessage(error) });
      break;
    }
  }
  return replayed;
}
