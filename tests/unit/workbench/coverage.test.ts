import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { countCoverage } from '@/workbench/judge/coverage';
import { judgeTrace } from '@/workbench/judge/judge';
import { nodesOf } from '@/workbench/model/state-nodes';
import { transitionId, transitionsOf } from '@/workbench/model/transition-id';
import { recordActors } from './record-actors';

const region = {
  initial: 'open',
  states: { open: { on: { CLOSED: 'shut' } }, shut: { type: 'final' } },
} as const;

const visit = createMachine({
  id: 'visit',
  initial: 'hall',
  states: {
    hall: { initial: 'inside', states: { inside: { type: 'final' } }, onDone: 'form' },
    form: {
      initial: 'editing',
      states: { editing: { on: { SENT: 'sent' } }, sent: { type: 'final' } },
      onDone: 'checks',
    },
    checks: {
      initial: 'first',
      states: { first: { always: 'last' }, last: { type: 'final' } },
      onDone: 'doors',
    },
    doors: { type: 'parallel', states: { front: region, back: region }, onDone: 'left' },
    left: { type: 'final' },
  },
});

it('states that are passed through by done are covered, with its transitions', () => {
  const { inspect, read } = recordActors();
  const actor = createActor(visit, { inspect }).start();
  for (const type of ['SENT', 'CLOSED']) actor.send({ type });
  const counts = countCoverage(judgeTrace(read(), { machines: { visit } }));
  for (const node of nodesOf(visit)) {
    expect([node.id, counts.get(node.id)]).toEqual([node.id, 1]);
    for (const one of transitionsOf(node)) expect(counts.get(transitionId(one))).toBe(1);
  }
});
