import { describe, expect, it } from 'vitest';
import {
  type AnyActorLogic,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  sendParent,
  sendTo,
  spawnChild,
} from 'xstate';
import { orderByCause } from '@/workbench/judge/order-by-cause';
import { sentWords } from '@/workbench/judge/sent-words';
import { recordActors } from './workbench/record-actors';

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a machine that has one child; returns what was recorded, and the child's entry. */
async function runChild(child: AnyActorLogic, input?: unknown) {
  const { inspect, read } = recordActors();
  const machine = createMachine({
    id: 'shop',
    invoke: { src: child, id: 'child', input, onError: {} },
    on: { told: { actions: sendTo('child', { type: 'hello', to: 'you' }) } },
  });
  const actor = createActor(machine, { inspect }).start();
  actor.send({ type: 'told' });
  await soon();
  await soon();
  const trace = read();
  return { trace, actor, read, info: trace.actors.find(({ parent }) => parent) };
}

describe('an actor of any kind has its status', () => {
  it('a promise', async () => {
    const { info } = await runChild(
      fromPromise(async () => ({ total: 12 })),
      { id: 7 },
    );
    expect(info).toEqual({
      name: 'child 1',
      parent: 'shop 1',
      status: 'done',
    });
  });

  it('a promise that rejects', async () => {
    const { info } = await runChild(fromPromise(() => Promise.reject(new Error('no money'))));
    expect(info).toMatchObject({ status: 'error' });
  });

  it('a callback, also one that throws at its start', async () => {
    const { read, info, actor } = await runChild(fromCallback(() => {}));
    expect(info).not.toHaveProperty('status');
    actor.stop();
    read();
    expect(info).toMatchObject({ status: 'stopped' });
    const failing = await runChild(
      fromCallback(() => {
        throw new Error('no line');
      }),
    );
    expect(failing.info).toMatchObject({ status: 'error' });
  });

  it('a machine that is done', async () => {
    const child = createMachine({
      id: 'order',
      initial: 'paid',
      states: { paid: { type: 'final' } },
    });
    const { info } = await runChild(child);
    expect(info).toMatchObject({ status: 'done' });
  });
});

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

  it('is known of children that are done, that fail, and that are spawned', async () => {
    const { inspect, read } = recordActors();
    const parent = createMachine({
      id: 'parent',
      invoke: {
        src: fromPromise(() => Promise.reject(new Error('no'))),
        id: 'failing',
        onError: {},
      },
      entry: spawnChild(
        fromPromise(async () => 4),
        { id: 'spawned' },
      ),
    });
    createActor(parent, { inspect }).start();
    await soon();
    const trace = read();
    const of = (type: string) => trace.steps.find(({ event }) => event.type === type);
    expect(of('xstate.done.actor.spawned')).toMatchObject({ sender: 'spawned 1' });
    expect(of('xstate.error.actor.failing')).toMatchObject({ sender: 'failing 1' });
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
