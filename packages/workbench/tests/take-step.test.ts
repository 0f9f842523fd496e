import { expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { startSession } from '../src/recorder/session';
import { takeStep } from '../src/walk/take-step';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: {} },
});

it('a stopped walk no longer follows the app', async () => {
  const session = startSession({ machines: { lamp } });
  createActor(lamp, { inspect: session.watch }).start();
  let followers = 0;
  const subscribe: typeof session.subscribe = (listener) => {
    const unsubscribe = session.subscribe(listener);
    followers += 1;
    return () => {
      followers -= 1;
      unsubscribe();
    };
  };
  await vi.waitFor(() => expect(session.steps()).toHaveLength(1));
  const stop = new AbortController();
  const driver = {
    walks: {},
    describeStart: () => '',
    describe: () => 'press',
    open: async () => {},
    isAvailable: () => true,
    perform: async () => stop.abort(),
  };
  const step = { event: { type: 'pressed' }, taken: ['lamp.off#pressed#0'] };
  const taking = takeStep(
    {
      session: { ...session, subscribe },
      driver,
      timeouts: { triggered: 50, automatic: 50, diverged: 50 },
    },
    {
      machine: lamp,
      part: 'lamp.on',
      step: step as never,
    },
    stop.signal,
  );
  await expect(taking).rejects.toThrow('No effect: press.');
  expect(followers).toBe(0);
});
