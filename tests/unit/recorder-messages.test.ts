import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromCallback, sendParent, sendTo } from 'xstate';
import { orderByCause, sentWords } from '@/workbench/judge/causes';
import { recordActors } from './workbench/record-actors';

describe('who sent what', () => {
  const child = createMachine({
    id: 'order',
    on: { asked: { actions: sendParent({ type: 'answered' }) } },
  });
  const bell = fromCallback(({ sendBack, receive }) =>
    receive((event) => sendBack({ type: `${event.type}Back` })),
  );
  const shop = createMachine({
    id: 'shop',
    invoke: [
      { src: child, id: 'order' },
      { src: bell, id: 'bell' },
    ],
    on: {
      begun: { actions: [sendTo('order', { type: 'asked' }), sendTo('bell', { type: 'ring' })] },
    },
  });

  it('is recorded in the order in which it was sent', () => {
    const { inspect, read } = recordActors();
    createActor(shop, { inspect }).start().send({ type: 'begun' });
    const trace = read();
    const lines = [...trace.steps]
      .sort((a, b) => (a.sent ?? 0) - (b.sent ?? 0))
      .map(({ sender, actor, event }) => `${sender ?? 'app'} → ${actor}: ${event.type}`);
    expect(lines).toEqual([
      'app → shop 1: xstate.init',
      'shop 1 → order 1: xstate.init',
      'app → shop 1: begun',
      'shop 1 → order 1: asked',
      'order 1 → shop 1: answered',
      'bell 1 → shop 1: ringBack',
    ]);
  });

  it('is said of a step, with the step in which it was sent', () => {
    const { inspect, read } = recordActors();
    createActor(shop, { inspect }).start().send({ type: 'begun' });
    const steps = orderByCause(read().steps);
    const words = steps.map(({ event }, at) => `${event.type}: ${sentWords(steps, at)}`);
    expect(words).toEqual([
      'xstate.init: Sent by the page, or by hand.',
      'xstate.init: Sent by shop 1 in step 1.',
      'begun: Sent by the page, or by hand.',
      'asked: Sent by shop 1 in step 3.',
      'answered: Sent by order 1 in step 4.',
      'ringBack: Sent by bell 1.',
    ]);
  });
});
