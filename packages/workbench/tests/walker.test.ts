import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import type { Oracle } from '../src/judge/oracle';
import { startSession } from '../src/recorder/session';
import { createWalker, isUnderWay, type Walk } from '../src/walk/create-walker';
import type { Driver } from '../src/walk/driver';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: 'on', broken: 'dark' } },
    on: { on: { pressed: 'off' }, after: { 20: 'warm' } },
    warm: { on: { pressed: 'off' } },
    dark: {},
  },
});

/** ms */
const timeouts = { triggered: 200, automatic: 200, diverged: 20 };

/** A lamp with a walker, and a driver that presses it by default. */
function set(given: Partial<Driver> = {}, hasTable = true) {
  const table = { machine: lamp, start: { state: 'off' }, situations: {}, rows: [] };
  const oracle: Oracle = { machines: { lamp }, tables: hasTable ? { lamp: table } : {} };
  const session = startSession(oracle);
  let actor: AnyActorRef = createActor(lamp, { inspect: session.watch }).start();
  const open = vi.fn(async () => {
    actor = createActor(lamp, { inspect: session.watch }).start();
  });
  const driver: Driver = {
    walks: { lamp: { events: [{ type: 'pressed' }, { type: 'broken' }] } },
    describeStart: () => 'Open the lamp',
    describe: (_, { event }) => (event.type.startsWith('xstate.') ? undefined : `do ${event.type}`),
    isAvailable: (_, one) => one === actor,
    open,
    perform: async (_, { event }, one) => one.send(event),
    ...given,
  };
  const walker = createWalker({ session, oracle, driver, payloads: {}, timeouts });
  const until = (isThere: (walk: Walk) => boolean) =>
    new Promise<Walk>((resolve) => {
      const check = () => isThere(walker.get()) && resolve(walker.get());
      walker.subscribe(check);
      check();
    });
  const isIn = (...states: Walk['state'][]) => until(({ state }) => states.includes(state));
  return {
    walker,
    open,
    isIn,
    send: (type: string) => actor.send({ type }),
    value: () => actor.getSnapshot().value,
    choose: (part: string) => {
      walker.choose({ machine: 'lamp', part });
      return isIn('found', 'unreachable');
    },
    walk: async () => {
      walker.start();
      return (await until((walk) => !isUnderWay(walk))).problem;
    },
  };
}

describe('a walk', () => {
  it('shows the shortest path, and walks it on command', async () => {
    const { choose, walk, walker, value } = set();
    const { path } = await choose('lamp.warm');
    expect(path?.steps.map(({ event }) => event.type)).toEqual([
      'pressed',
      'xstate.after.20.lamp.on',
    ]);
    expect(value()).toBe('off');
    expect(await walk()).toBe('');
    expect(walker.get().state).toBe('arrived');
    expect(value()).toBe('warm');
  });

  it('reaches a transition whose state the app has left', async () => {
    const { choose, walk, walker, send, value } = set();
    send('pressed');
    await choose('lamp.off#pressed#0');
    expect(await walk()).toBe('');
    expect(walker.get().state).toBe('arrived');
    expect(value()).toBe('on');
  });

  it('opens the app if there is no path from its current state', async () => {
    const { choose, walk, send, open, value } = set();
    send('broken');
    expect((await choose('lamp.on')).path?.isFromStart).toBe(true);
    expect(await walk()).toBe('');
    expect(open).toHaveBeenCalledOnce();
    expect(value()).toBe('on');
  });

  it('replans when the app diverges', async () => {
    let presses = 0;
    const { choose, walk, walker, value } = set({
      perform: async (_, { event }, actor) => {
        actor.send(event);
        presses += 1;
        // Someone else presses the lamp, too.
        if (presses === 1) actor.send({ type: 'pressed' });
      },
    });
    await choose('lamp.warm');
    expect(await walk()).toBe('');
    expect(walker.get().state).toBe('arrived');
    expect(value()).toBe('warm');
  });

  it('reports why it failed, and can be retried', async () => {
    const perform = vi
      .fn<Driver['perform']>()
      .mockRejectedValueOnce(new Error('The page does not show “Press”.'))
      .mockImplementation(async (_, { event }, actor) => actor.send(event));
    const { choose, walk, walker } = set({ perform });
    await choose('lamp.on');
    expect(await walk()).toBe('The page does not show “Press”.');
    expect(walker.get().state).toBe('failed');
    expect(await walk()).toBe('');
    expect(walker.get().state).toBe('arrived');
  });

  it('reports an action without effect, and an app that does not open', async () => {
    const deaf = set({ perform: async () => {} });
    await deaf.choose('lamp.on');
    expect(await deaf.walk()).toBe('No effect: do pressed. The machine did not receive pressed.');
    const shut = set({ open: async () => {}, isAvailable: () => false });
    await shut.choose('lamp.on');
    expect(await shut.walk()).toBe('No lamp actor started.');
  });

  it('is canceled by Stop, and by another goal', async () => {
    const { choose, walker, isIn } = set({ perform: () => new Promise(() => {}) });
    await choose('lamp.on');
    walker.start();
    await isIn('walking');
    walker.stop();
    expect((await isIn('found')).path).not.toBeNull();
    walker.start();
    await isIn('walking');
    expect((await choose('lamp.dark')).path?.steps[0]?.event.type).toBe('broken');
    walker.choose(null);
    expect(walker.get()).toMatchObject({ state: 'idle', goal: null, path: null });
  });

  it('begins anywhere but at the goal, and is searched for again when the app changes', async () => {
    const { choose, walker, isIn, send } = set();
    await choose('lamp.off');
    expect(walker.get().path?.steps).toEqual([]);
    expect(walker.canStart()).toBe(false);
    send('pressed');
    walker.refresh();
    await isIn('found');
    expect(walker.canStart()).toBe(true);
    walker.start();
    walker.refresh();
    expect(isUnderWay(walker.get())).toBe(true);
  });

  it('gives up an app that keeps taking a different path', async () => {
    const perform = vi.fn<Driver['perform']>(async (_, __, actor) => {
      actor.send({ type: 'pressed' });
      actor.send({ type: 'pressed' });
    });
    const { choose, walk, walker } = set({ perform });
    await choose('lamp.warm');
    expect(await walk()).not.toBe('');
    expect(walker.get().state).toBe('failed');
    expect(perform.mock.calls.length).toBeGreaterThan(1);
  });

  it('searches no paths of a machine without a table, whose guards would run', async () => {
    const { path, problem } = await set({}, false).choose('lamp.warm');
    expect(path).toBeNull();
    expect(problem).not.toBe('');
  });

  it('reports a part that does not exist', async () => {
    const { state, problem } = await set().choose('lamp.blue');
    expect(state).toBe('unreachable');
    expect(problem).toBe('lamp has no part “lamp.blue”.');
  });
});
