import { expect, it } from 'vitest';
import { checkActors, parseTrace } from '@/workbench/recorder/parse-trace';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

const trace = recordCart(1);
const json = JSON.stringify(trace);

it.each([
  ['an empty file', '', 'Not valid JSON.'],
  ['half a file', '{"format":"statechart trace 1","steps":[', 'Not valid JSON.'],
  ['the JSON of another program', '{"log":{"version":"1.2"}}', 'Not a trace'],
  ['null', 'null', 'Not a trace'],
  ['a step that is a number', '{"format":"statechart trace 1","steps":[7]}', 'Step 1 of the trace'],
  [
    'a state that the machine does not have',
    json.replaceAll('"to":"filled"', '"to":"full"'),
    'cart has no state "full"',
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
])('%s is rejected with the reason', (_, content, reason) => {
  expect(() => checkActors(parseTrace(content), oracle.machines)).toThrow(reason);
});
