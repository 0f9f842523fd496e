import { draftEvent } from '@workbench/judge/draft-event';
import { judgeTrace } from '@workbench/judge/judge';
import { defineTable, nothing } from '@workbench/judge/table';
import { revive } from '@workbench/model/json-copy';
import { createRecorder } from '@workbench/recorder/record-trace';
import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';

const lamp = setup({
  types: { events: {} as { type: 'pressed' } | { type: 'dimmed'; to?: unknown } },
}).createMachine({
  id: 'lamp',
  initial: 'on',
  states: { on: { on: { pressed: {}, dimmed: {} } } },
});
const table = defineTable(lamp, {
  start: { state: 'on' },
  situations: { on: { after: [], state: 'on' } },
  rows: [
    ['on', { type: 'pressed' }, nothing],
    ['on', { type: 'dimmed', to: 1 }, nothing],
  ],
});

function record(...events: { type: 'pressed' | 'dimmed'; to?: unknown }[]) {
  const { trace, watch } = createRecorder();
  const actor = createActor(lamp, { inspect: watch }).start();
  for (const event of events) actor.send(event);
  return { steps: judgeTrace(trace, { machines: { lamp } }), machine: 'lamp' };
}

it('an event begins with the payload that it was last seen with', () => {
  const known = record(
    { type: 'dimmed', to: 2 },
    { type: 'dimmed', to: 3 },
    { type: 'dimmed' },
    { type: 'pressed' },
  );
  const draft = draftEvent('dimmed', { ...known, examples: { dimmed: { to: 1 } } });
  expect(JSON.parse(draft?.payload ?? '')).toEqual({ to: 3 });
  expect(draft?.origin).toContain('step 3');
});

it('what was seen of another machine is not offered', () => {
  const known = { ...record({ type: 'dimmed', to: 2 }), machine: 'other' };
  expect(draftEvent('dimmed', known)?.payload).toBe('');
});

it('an event that was not seen begins with the example, or else empty', () => {
  const draft = draftEvent('dimmed', { ...record(), examples: { dimmed: { to: 1 } } });
  expect(JSON.parse(draft?.payload ?? '')).toEqual({ to: 1 });
  expect(draftEvent('dimmed', record())?.payload).toBe('');
});

it('only an event that is known to have no payload needs none', () => {
  expect(draftEvent('pressed', record())?.payload).toBe('');
  expect(draftEvent('pressed', { ...record(), examples: { pressed: {} } })).toBeNull();
  expect(draftEvent('pressed', { ...record(), table })).toBeNull();
  expect(draftEvent('pressed', record({ type: 'pressed' }))).toBeNull();
  expect(draftEvent('dimmed', { ...record(), table })).not.toBeNull();
});

it('a payload that JSON has no form for is read back, or said to be incomplete', () => {
  const dates = draftEvent('dimmed', record({ type: 'dimmed', to: new Date(0) }));
  expect(revive(JSON.parse(dates?.payload ?? ''))).toEqual({ to: new Date(0) });
  expect(dates?.origin).not.toContain('@');
  const functions = draftEvent('dimmed', record({ type: 'dimmed', to: () => 1 }));
  expect(functions?.origin).toContain('@');
});
