import { citationsOf } from '@workbench/judge/citations';
import { judgeTrace } from '@workbench/judge/judge';
import type { TraceStep } from '@workbench/model/trace';
import { runWithoutEffects } from '@workbench/model/xstate-internals';
import { describeStep } from '@workbench/recorder/describe-step';
import { findPath, type MachineWalk } from '@workbench/walk/find-path';
import { expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  type EventObject,
} from 'xstate';
import { walks } from '@/workbench/walks';
import { oracle } from '../traces/oracle';

/** The clauses that a new actor exercises if it takes the events. */
function exercise(machine: AnyStateMachine, events: readonly EventObject[], input?: unknown) {
  let before: AnyMachineSnapshot | null = null;
  const steps = [{ type: 'xstate.init', input }, ...events].map((event): TraceStep => {
    const { after, taken } = runWithoutEffects(machine, before, event);
    const step = describeStep(before, after, taken);
    before = after;
    return { time: 0, actor: `${machine.id} 1`, machine: machine.id, event, ...step };
  });
  const machines = { ...oracle.machines, [machine.id]: machine };
  const judged = judgeTrace({ format: '', steps }, { ...oracle, machines });
  expect(judged.filter(({ verdict }) => verdict.kind === 'departs')).toEqual([]);
  return judged.flatMap(({ exercised }) => exercised);
}

it.each([...citationsOf(oracle)])('the path for %s exercises it', (clause, part) => {
  const machine = oracle.machines[part.machine];
  if (!machine) throw new Error('no machine');
  const walk: MachineWalk = walks[machine.id] ?? { events: [] };
  const path = findPath({ machine, part: part.id, ...walk });
  expect(exercise(machine, path?.map(({ event }) => event) ?? [], walk.input)).toContain(clause);
});

it('a start exercises the clauses that only initial states cite', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { meta: { clauses: ['LAMP-1', 'LAMP-2'] } },
      on: { meta: { clauses: ['LAMP-2'] } },
    },
  });
  const citations = citationsOf({ machines: { lamp } });
  expect(citations.get('LAMP-1')).toEqual({ machine: 'lamp', id: 'lamp.off', isInitial: true });
  expect(citations.get('LAMP-2')).toEqual({ machine: 'lamp', id: 'lamp.on', isInitial: false });
  expect(exercise(lamp, [])).toEqual(['LAMP-1']);
});
