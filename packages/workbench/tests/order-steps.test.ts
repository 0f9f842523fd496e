import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { HookMessage } from '../src/hook/messages';
import { orderSteps } from '../src/judge/order-steps';
import { sequenceOf } from '../src/judge/sequence';
import { describeDefinition } from '../src/model/define-machine';
import { startSession } from '../src/recorder/session';

const lamp = createMachine({ id: 'lamp', on: { pressed: {} } });

/** A step of an app's only actor at a time, in ms. */
const step = (type: string, sent: number, time: number): HookMessage => ({
  kind: 'step',
  actor: 2,
  time: 1000 + time,
  event: { type },
  from: type === 'xstate.init' ? null : {},
  to: {},
  changed: {},
  actions: [],
  taken: [],
  sent,
});

it('steps and messages of two apps are in the order of time, whenever they came', async () => {
  const session = startSession({ machines: {} });
  const say = (app: string, before: number, ...messages: HookMessage[]) =>
    session.receive({ kind: 'batch', app, before, messages });
  for (const app of ['one', 'two']) {
    session.receive({ kind: 'hello', version: 1, app, name: `http://localhost/${app}` });
    say(
      app,
      0,
      { kind: 'machine', machine: 1, id: 'lamp', definition: describeDefinition(lamp) },
      { kind: 'actor', actor: 2, machine: 1, id: 'x:0', isNamed: false },
      step('xstate.init', 0, app === 'one' ? 0 : 5),
    );
  }
  say('one', 3, step('pressed', 1, 10), step('pressed', 2, 30), step('pressed', 3, 50));
  // That of a tab in the background comes late.
  say('two', 3, step('pressed', 1, 20), step('pressed', 2, 40));
  await expect.poll(() => session.steps().length).toBe(7);
  const { actors, messages } = session;
  const steps = orderSteps(session.steps(), actors);
  expect(steps.map(({ time }) => time)).toEqual([0, 5, 10, 20, 30, 40, 50]);
  expect(sequenceOf({ steps, messages, actors }).map(({ time, to }) => `${time} ${to}`)).toEqual([
    ...['0 lamp 1', '5 lamp 2', '10 lamp 1', '20 lamp 2'],
    ...['30 lamp 1', '40 lamp 2', '50 lamp 1'],
  ]);
});
