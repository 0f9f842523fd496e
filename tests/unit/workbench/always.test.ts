import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { findCitations } from '@/workbench/judge/citations';
import { countCoverage } from '@/workbench/judge/coverage';
import { judgeTrace } from '@/workbench/judge/judge';
import { describeMachine } from '@/workbench/model/describe-machine';
import { recordActors } from './record-actors';

const gate = createMachine({
  id: 'gate',
  context: { coins: 0 },
  initial: 'new',
  states: {
    new: { always: { target: 'closed', meta: { clauses: ['GATE-1'] } } },
    closed: {
      on: { inserted: { target: 'checking', meta: { clauses: ['GATE-2'] } } },
    },
    checking: {
      meta: { clauses: ['GATE-3'] },
      always: [
        {
          guard: ({ event }) => event.coin === 'real',
          target: 'open',
          meta: { clauses: ['GATE-4'] },
        },
        { target: 'closed', meta: { clauses: ['GATE-5'] } },
      ],
    },
    open: {},
  },
});

const { inspect, read } = recordActors();
const actor = createActor(gate, { inspect }).start();
actor.send({ type: 'inserted', coin: 'false' });
actor.send({ type: 'inserted', coin: 'real' });
const steps = judgeTrace(read(), { machines: { gate } });

describe('transitions without an event', () => {
  it('are listed with the others', () => {
    expect(describeMachine(gate).map(({ id, event }) => [id, event])).toEqual([
      ['gate.new##0', 'always'],
      ['gate.closed#inserted#0', 'inserted'],
      ['gate.checking##0', 'always'],
      ['gate.checking##1', 'always'],
    ]);
    expect(findCitations([gate]).get('GATE-4')).toMatchObject({ id: 'gate.checking##0' });
  });

  it('are taken after the event, and at the start', () => {
    expect(steps.map(({ taken }) => taken)).toEqual([
      ['gate.new##0'],
      ['gate.closed#inserted#0', 'gate.checking##1'],
      ['gate.closed#inserted#0', 'gate.checking##0'],
    ]);
    expect(steps.map(({ verdict }) => verdict.kind)).toEqual(['unjudged', 'unjudged', 'unjudged']);
  });

  it('are covered with the states that they leave, and exercise their clauses', () => {
    expect(Object.fromEntries(countCoverage(steps))).toMatchObject({
      'gate.new': 1,
      'gate.new##0': 1,
      'gate.checking': 2,
      'gate.checking##0': 1,
      'gate.open': 1,
    });
    expect(steps.map(({ exercised }) => exercised)).toEqual([
      ['GATE-1'],
      ['GATE-2', 'GATE-5', 'GATE-3'],
      ['GATE-2', 'GATE-4', 'GATE-3'],
    ]);
  });
});
