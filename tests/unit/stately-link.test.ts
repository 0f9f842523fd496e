import { createBrowserInspector } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  setup,
} from 'xstate';
import { createStatelyLink } from '@/tracing/stately-link';

type Message = {
  type: string;
  sessionId: string;
  event?: { type: string };
  snapshot?: { value?: unknown; status: string };
};

/** Fakes of the page's window and of Stately's, which records its messages. */
function standIn() {
  const received: Message[] = [];
  const listeners: ((message: { source: unknown; data: unknown }) => void)[] = [];
  const popup = { postMessage: (message: Message) => received.push(message) };
  const host = {
    open: () => popup,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  } as unknown as Window;
  const answer = (source: unknown = popup) => {
    for (const listener of listeners) listener({ source, data: { type: '@statelyai.connected' } });
  };
  const about = (actor: AnyActorRef, type: string) =>
    received.filter((one) => one.sessionId === actor.sessionId && one.type === type);
  return { received, popup, host, answer, about };
}

const toggle = setup({ actors: { listen: fromCallback(() => {}) } }).createMachine({
  id: 'toggle',
  invoke: { src: 'listen', id: 'listen' },
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for pending messages. */
const settle = () => vi.runAllTimersAsync();

function start() {
  const link = createStatelyLink();
  const window = standIn();
  const run = (machine: AnyStateMachine = toggle) =>
    createActor(machine, { inspect: link.watch }).start();
  const counts: number[] = [];
  const connect = () =>
    link.connect(createBrowserInspector, window.host, window.popup, (count) => counts.push(count));
  return { ...window, run, connect, counts };
}

it('sends nothing until Stately connects, then each actor in its current state', async () => {
  const { run, connect, answer, received, about, counts } = start();
  const actors = [run(), run()];
  connect();
  // The inspector's queue has only 200.
  for (let press = 0; press < 301; press += 1) actors[0]?.send({ type: 'PRESS' });
  await settle();
  expect(received).toEqual([]);
  answer({ another: 'window' });
  expect(received).toEqual([]);
  answer();
  await settle();
  // Each of the two has a child.
  expect(counts).toEqual([4]);
  expect(received.map(({ type }) => type)).toEqual(Array(4).fill('@xstate.actor'));
  const [first, second] = actors.map((actor) => about(actor, '@xstate.actor'));
  expect(first?.map(({ snapshot }) => snapshot?.value)).toEqual(['on']);
  expect(second?.map(({ snapshot }) => snapshot?.value)).toEqual(['off']);
});

it('omits actors that are stopped or done, and reports when one stops', async () => {
  const { run, connect, answer, about, counts } = start();
  const [gone, kept] = [run(), run()];
  gone.stop();
  run(createMachine({ initial: 'end', states: { end: { type: 'final' } } }));
  connect();
  answer();
  await settle();
  expect(counts).toEqual([2]);
  expect(about(gone, '@xstate.actor')).toEqual([]);
  expect(about(kept, '@xstate.actor').length).toBe(1);
  kept.stop();
  await settle();
  expect(about(kept, '@xstate.snapshot').at(-1)?.snapshot?.status).toBe('stopped');
});

it('sends every running actor again when Stately’s page reloads', async () => {
  const { run, connect, answer, about } = start();
  const actor = run();
  connect();
  answer();
  actor.send({ type: 'PRESS' });
  await settle();
  answer();
  await settle();
  expect(about(actor, '@xstate.actor').map(({ snapshot }) => snapshot?.value)).toEqual([
    'off',
    'on',
  ]);
  expect(about(actor, '@xstate.event').length).toBe(1);
});
