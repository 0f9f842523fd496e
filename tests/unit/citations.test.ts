import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { citationsOf } from '@/workbench/judge/citations';
import { judgeTrace } from '@/workbench/judge/judge';
import { oracleOf, recordActors } from './workbench/record-actors';

it('a start exercises the clauses that only initial states cite', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { description: '(LAMP-1, LAMP-2)' },
      on: { description: '(LAMP-2)' },
    },
  });
  const oracle = oracleOf({ lamp });
  const citations = citationsOf(oracle);
  expect(citations.get('LAMP-1')?.[0]).toEqual({
    machine: 'lamp',
    id: 'lamp.off',
    isInitial: true,
  });
  expect(citations.get('LAMP-2')?.[0]).toEqual({
    machine: 'lamp',
    id: 'lamp.on',
    isInitial: false,
  });
  const { inspect, read } = recordActors();
  createActor(lamp, { inspect }).start();
  expect(judgeTrace(read(), oracle)[0]?.exercised).toEqual(['LAMP-1']);
});
