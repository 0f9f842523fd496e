import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { citationsOf } from '@/workbench/judge/counts';
import { judgeTrace } from '@/workbench/judge/judge';
import { oracleOf, recordActors } from './workbench/record-actors';

it('an entered state exercises its clauses, but for a start, which proves nothing yet', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { description: '(LAMP-1)', on: { pressed: 'on' } },
      on: { description: '(LAMP-2)' },
    },
  });
  const oracle = oracleOf({ lamp });
  expect(citationsOf(oracle).get('LAMP-1')).toEqual([{ machine: 'lamp', id: 'lamp.off' }]);
  const { inspect, read } = recordActors();
  createActor(lamp, { inspect }).start().send({ type: 'pressed' });
  const exercised = judgeTrace(read(), oracle).map((step) => step.exercised);
  expect(exercised).toEqual([[], ['LAMP-2']]);
});
