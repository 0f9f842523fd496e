/** An app of its own in the workbench: actors of every kind, and machines of 300 states. */
import { createRoot } from 'react-dom/client';
import {
  type AnyActorRef,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
} from 'xstate';
import { createWorkbench, Workbench } from '../../../packages/workbench/src';
import { createLayOut } from '../../../packages/workbench/src/layout';
import '../../../packages/workbench/src/workbench.css';

const order = createMachine({
  id: 'order',
  on: { asked: { actions: sendParent({ type: 'answered' }) } },
});

const shop = createMachine({
  id: 'shop',
  initial: 'closed',
  context: { price: 0 },
  on: { priced: { actions: assign({ price: ({ event }) => event.price }) } },
  states: {
    closed: { on: { opened: 'open' } },
    open: {
      initial: 'idle',
      invoke: [
        { src: order, id: 'order' },
        { src: fromCallback(({ receive, sendBack }) => receive(sendBack)), id: 'bell' },
        { src: fromTransition((count: number) => count + 1, 0), id: 'counter' },
        { src: fromPromise(async () => ({ total: 12 })), id: 'load', input: { id: 7 }, onDone: {} },
        {
          src: fromPromise(() => Promise.reject(new Error('no money'))),
          id: 'pay',
          onError: {},
        },
      ],
      on: {
        closed: 'closed',
        rung: { actions: sendTo('bell', { type: 'told', of: 'a visitor' }) },
      },
      states: {
        idle: { on: { asked: { actions: sendTo('order', { type: 'asked' }), target: 'busy' } } },
        busy: { on: { answered: 'idle' } },
      },
    },
  },
});

const leaves = (count: number, target: (at: number) => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `s${at}`,
      { on: { next: target((at + 1) % count) } },
    ]),
  );

/** 300 states in 15 groups. */
const large = createMachine({
  id: 'large',
  initial: 'g0',
  states: Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [
      `g${at}`,
      {
        initial: 's0',
        on: { skipped: `g${(at + 1) % 15}` },
        states: leaves(19, (one) => `s${one}`),
      },
    ]),
  ),
});

/** 300 states in no groups, each of which leads to three others. */
const flat = createMachine({
  id: 'flat',
  initial: 's0',
  states: Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [
      `s${at}`,
      {
        on: {
          next: `s${(at + 1) % 300}`,
          leapt: `s${(at * 7 + 3) % 300}`,
          returned: `s${(at * 13 + 5) % 300}`,
        },
      },
    ]),
  ),
});

const workbench = createWorkbench({ machines: [shop, order, large, flat], layOut: createLayOut() });
const inspect = workbench.watch;
const shopActor = createActor(shop, { inspect }).start();
createActor(large, { inspect }).start();
createActor(flat, { inspect }).start();
const send = (type: string, payload = {}) => (shopActor as AnyActorRef).send({ type, ...payload });

const root = createRoot(document.getElementById('app') as HTMLElement);
root.render(
  <Workbench workbench={workbench}>
    {['opened', 'asked', 'rung', 'closed', 'told'].map((type) => (
      <button key={type} type="button" onClick={() => send(type)}>
        {`Press ${type}`}
      </button>
    ))}
    <button type="button" onClick={() => send('priced', { price: 402, on: new Date(0) })}>
      Press priced
    </button>
  </Workbench>,
);
