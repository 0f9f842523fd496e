import { expect, it } from 'vitest';
import { judgeTrace } from '@/workbench/judge/judge';
import { toTrace } from '@/workbench/model/trace';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

const recorded = recordCart(2);
const judged = judgeTrace(recorded, oracle);

it('a trace of judged steps has what was recorded, and is judged the same', () => {
  const restored = { ...judged[0], restored: 'step 12' } as (typeof judged)[0];
  const { steps } = toTrace([restored, ...judged.slice(1)], { actors: [] });
  expect(steps).toEqual([
    { ...recorded.steps[0], restored: 'step 12' },
    ...recorded.steps.slice(1),
  ]);
  const again = parseTrace(JSON.stringify(toTrace(judged, {})));
  expect(judgeTrace(again, oracle)).toEqual(judged);
});

it('a trace of an older version, which begins with the name of its app, can still be read', () => {
  const older = JSON.stringify({ ...recorded, format: 'accupay trace 1' });
  expect(judgeTrace(parseTrace(older), oracle)).toEqual(judged);
});
