import type { Oracle } from '@workbench/judge/oracle';
import { startSession } from '@workbench/recorder/session';
import type { Driver } from '@workbench/walk/driver';
import { startWalker } from '@workbench/walk/start-walker';
import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine, waitFor } from 'xstate';

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
function set(given: Partial<Driver> = {}, hasTable = true, pure: readonly string[] = []) {
  const table = { machine: lamp, start: { state: 'off' }, situations: {}, rows: [] };
  const oracle: Oracle = { machines: { lamp }, tables: hasTable ? { lamp: table } : {}, pure };
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
  const app = { session, oracle };
  const walker = startWalker({ app, itself: app, driver, payloads: {}, timeouts });
  return {
    walker,
    open,
    send: (type: string) => actor.send({ type }),
    value: () => actor.getSnapshot().value,
    choose: (part: string) => {
      walker.send({ type: 'goal.chosen', goal: { machine: 'lamp', part, isItself: false } });
      return waitFor(walker, (state) => state.matches('found') || state.matches('unreachable'));
    },
    walk: async () => {
      walker.send({ type: 'walk.started' });
      return (await waitFor(walker, (state) => !state.hasTag('underWay'))).context.problem;
    },
  };
}

describe('a walk', () => {
  it('shows the shortest path, and walks it on command', async () => {
    const { choose, walk, walker, value } = set();
    const { context } = await choose('lamp.warm');
    expect(context.path?.steps.map(({ event }) => event.type)).toEqual([
      'pressed',
      'xstate.after.20.lamp.on',
    ]);
    expect(value()).toBe('off');
    expect(await walk()).toBe('');
    expect(walker.getSnapshot().value).toBe('arrived');
    expect(value()).toBe('warm');
  });

  it('reaches a transition whose state the app has left', async () => {
    const { choose, walk, walker, send, value } = set();
    send('pressed');
    await choose('lamp.off#pressed#0');
    expect(await walk()).toBe('');
    expect(walker.getSnapshot().value).toBe('arrived');
    expect(value()).toBe('on');
  });

  it('opens the app if there is no path from its current state', async () => {
    const { choose, walk, send, open, value } = set();
    send('broken');
    expect((await choose('lamp.on')).context.path?.isFromStart).toBe(true);
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
    expect(walker.getSnapshot().value).toBe('arrived');
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
    expect(walker.getSnapshot().value).toBe('failed');
    expect(await walk()).toBe('');
    expect(walker.getSnapshot().value).toBe('arrived');
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
    const { choose, walker } = set({ perform: () => new Promise(() => {}) });
    await choose('lamp.on');
    walker.send({ type: 'walk.started' });
    await waitFor(walker, (state) => state.matches('walking'));
    walker.send({ type: 'walk.stopped' });
    expect((await waitFor(walker, (state) => state.matches('found'))).context.path).not.toBeNull();
    walker.send({ type: 'walk.started' });
    await waitFor(walker, (state) => state.matches('walking'));
    expect((await choose('lamp.dark')).context.path?.steps[0]?.event.type).toBe('broken');
    walker.send({ type: 'goal.dropped' });
    expect(walker.getSnapshot().value).toBe('idle');
  });

  it('searches no paths of a machine without a table, whose guards would run', async () => {
    const { context } = await set({}, false).choose('lamp.warm');
    expect(context.path).toBeNull();
    expect(context.problem).not.toBe('');
    const pure = await set({}, false, ['lamp']).choose('lamp.warm');
    expect(pure.context.path).not.toBeNull();
  });

  it('reports a part that does not exist', async () => {
    const { choose } = set();
    const { value, context } = await choose('lamp.blue');
    expect(value).toBe('unreachable');
    expect(context.problem).toBe('lamp has no part “lamp.blue”.');
  });
});
