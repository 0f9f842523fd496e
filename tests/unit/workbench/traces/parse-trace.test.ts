import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartWords } from '@/workbench/model/describe-machine';
import { readTrace } from '@/workbench/recorder/read-trace';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

const trace = recordCart(1);
const json = JSON.stringify(trace);
const read = (content: string) => readTrace(new File([content], 'visit.json'), oracle);

it.each([
  ['an empty file', '', 'Not valid JSON. Choose a file from Save trace.'],
  [
    'half a file',
    '{"format":"statechart trace 1","steps":[',
    'Not valid JSON. Choose a file from Save trace.',
  ],
  ['the JSON of another program', '{"log":{"version":"1.2"}}', 'Not a trace'],
  ['null', 'null', 'Not a trace'],
  ['a later version', json.replace('trace 3', 'trace 4'), 'version 4; this workbench reads'],
  ['50 MB', json + ' '.repeat(50 * 1024 * 1024), '50 MB is over the limit of 20 MB.'],
  ['a step that is a number', '{"format":"statechart trace 1","steps":[7]}', 'Step 1 of the trace'],
  [
    'a state that the machine does not have',
    json.replaceAll('"to":"filled"', '"to":"full"'),
    'cart has no state "full". The trace is from an older build.',
  ],
  [
    'a machine that the site does not have',
    json.replaceAll('"machine":"cart"', '"machine":"toString"'),
    'machine toString not found',
  ],
  [
    'an actor that has not started',
    JSON.stringify({ ...trace, steps: trace.steps.slice(1) }),
    'cart 1 has not started',
  ],
])('%s is refused with a sentence that names the file', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(`visit.json: `);
  await expect(read(content)).rejects.toThrow(reason);
});

it.each([
  ['entry action', { entry: 'ring' }],
  ['exit action', { exit: 'ring' }],
  ['invoked actor', { invoke: { src: 'ring' } }],
  ['tag', { tags: 'ringing' }],
  ['initial state', { initial: 'low' }],
])('the words of a chart tell of its states’ %s', (_, change) => {
  const wordsOf = (state: object) =>
    chartWords(
      createMachine({
        id: 'lamp',
        initial: 'on',
        states: { on: { initial: 'high', states: { high: {}, low: {} }, ...state } },
      }),
    );
  expect(wordsOf(change)).not.toBe(wordsOf({}));
});

it('a trace of a chart that has changed since says so', async () => {
  const { cart } = oracle.machines;
  const words = cart ? chartWords(cart) : '';
  const noticeOf = async (chart: string) =>
    (await read(JSON.stringify({ ...trace, charts: { cart: chart } }))).notice;
  expect(await noticeOf(words)).toBe('');
  expect(await noticeOf(words.replace('isValidItem', 'isItem'))).toBe(
    'visit.json was recorded with other charts of cart and is judged by the current ones.',
  );
});
