import { readFileSync } from 'node:fs';
import { cartMachine } from '@machines/cart.machine';
import { counterMachine } from '@machines/counter.machine';
import { type JudgedStep, judgeTrace } from '@workbench/judge/judge';
import { restartMachine } from '@workbench/machines';
import type { Restarted } from '@workbench/machines/restart.machine';
import type { ActorInfo } from '@workbench/model/trace';
import { parseTrace } from '@workbench/recorder/parse-trace';
import { startSession } from '@workbench/recorder/session';
import { aliveActors } from '@workbench/restart/alive-actors';
import { handOut } from '@workbench/restart/hand-out';
import { rebuildSnapshots } from '@workbench/restart/rebuild-snapshot';
import { createRestarter } from '@workbench/restart/restarter';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  setup,
  waitFor,
} from 'xstate';
import { oracle } from '../traces/oracle';

const item = (id: string) => ({ id, name: id, price: 402.1, qty: 1 });
const add = (id: string) => ({ type: 'item.added', item: item(id) }) as const;

/** A recorded cart that has taken some events. */
function recordCart(...ids: string[]) {
  const session = startSession(oracle);
  const actor = createActor(cartMachine, { inspect: session.watch }).start();
  for (const id of ids) actor.send(add(id));
  return { session, actor, steps: judgeTrace(session.trace, oracle) };
}

/** The actors of a machine that ran after a step, rebuilt, each as a running actor. */
const startAgain = (
  machine: AnyStateMachine,
  steps: readonly JudgedStep[],
  at = steps.length - 1,
) =>
  rebuildSnapshots({ [machine.id]: machine }, aliveActors(steps, [], at)).map(({ snapshot }) =>
    createActor(machine, { snapshot }),
  );

/** The steps of a run of a machine of one's own. */
function record(machine: AnyStateMachine, ...events: { type: string }[]) {
  const own = { machines: { [machine.id]: machine } };
  const session = startSession(own);
  const actor = createActor(machine, { inspect: session.watch }).start();
  for (const event of events) actor.send(event);
  return { steps: judgeTrace(session.trace, own), infos: session.actors };
}

describe('the golden visit', () => {
  const trace = parseTrace(readFileSync('tests/traces/visit.json', 'utf8'));
  const steps = judgeTrace(trace, oracle);

  it('has a snapshot after every step that is what was recorded', () => {
    const strays: string[] = [];
    let checked = 0;
    for (const [at, step] of steps.entries()) {
      const [alive] = aliveActors(steps.slice(0, at + 1), [], at).filter(
        ({ name }) => name === step.actor,
      );
      if (!alive) continue;
      checked += 1;
      const [rebuilt] = rebuildSnapshots(oracle.machines, [alive]);
      const machine = oracle.machines[step.machine] as AnyStateMachine;
      const stood = createActor(machine, { snapshot: rebuilt?.snapshot as never }).getSnapshot();
      const isSame =
        JSON.stringify(stood.value) === JSON.stringify(step.to) &&
        JSON.stringify(stood.context) === JSON.stringify(step.context);
      if (!isSame || stood.status !== 'active') strays.push(`step ${at + 1}: ${step.actor}`);
    }
    expect(strays).toEqual([]);
    expect(checked).toBe(steps.filter(({ happening }) => happening !== 'stopped').length);
  });

  it('has those of all actors that ran together, after every step', () => {
    for (const at of steps.keys()) {
      const alive = aliveActors(steps, trace.actors ?? [], at);
      expect(rebuildSnapshots(oracle.machines, alive)).toHaveLength(alive.length);
    }
  });
});

describe('the actors that ran at a step', () => {
  const step = (actor: string, type: string) => ({ actor, event: { type } }) as JudgedStep;
  const names = (steps: readonly JudgedStep[], at: number, infos: ActorInfo[] = []) =>
    aliveActors(steps, infos, at).map(({ name }) => name);
  const steps = [
    step('page 1', 'xstate.init'),
    step('faq 1', 'xstate.init'),
    step('page 1', 'left'),
    step('faq 1', 'xstate.stop'),
    step('faq 2', 'xstate.init'),
  ];

  it('had started, and had not stopped', () => {
    expect(names(steps, 0)).toEqual(['page 1']);
    expect(names(steps, 1)).toEqual(['page 1', 'faq 1']);
    expect(names(steps, 3)).toEqual(['page 1']);
    expect(names(steps, 4)).toEqual(['page 1', 'faq 2']);
  });

  it('are not those that the step itself ended', () => {
    expect(names(steps, 2)).toEqual(['page 1']);
  });

  it('are not those of a page that had been left', () => {
    const left: ActorInfo = { name: 'faq 1', kind: 'machine', left: 2 };
    expect(names(steps, 1, [left])).toContain('faq 1');
    expect(names(steps, 2, [left])).not.toContain('faq 1');
  });
});

describe('an actor that starts again', () => {
  it('stands as it did, and nothing that it did is done again', () => {
    const acts = vi.fn();
    const machine = setup({
      types: { context: {} as { count: number }, emitted: {} as { type: 'told' } },
      actions: { act: () => acts(), tell: emit({ type: 'told' }) },
    }).createMachine({
      id: 'lamp',
      context: { count: 0 },
      initial: 'off',
      states: {
        off: { entry: 'act', on: { pressed: 'on' } },
        on: {
          entry: ['act', 'tell', assign({ count: ({ context }) => context.count + 1 })],
          on: { pressed: 'off' },
        },
      },
    });
    const { steps } = record(machine, { type: 'pressed' });
    acts.mockClear();
    const [actor] = startAgain(machine, steps);
    actor?.on('*', acts);
    actor?.start();
    expect(actor?.getSnapshot()).toMatchObject({ value: 'on', context: { count: 1 } });
    expect(acts).not.toHaveBeenCalled();
    actor?.send({ type: 'pressed' });
    expect(acts).toHaveBeenCalledTimes(1);
  });

  it('starts what its state invokes anew, with what that was given', async () => {
    const load = vi.fn((path: string) => Promise.resolve(path));
    const machine = setup({
      types: { context: {} as { path: string }, events: {} as { type: 'opened'; path: string } },
      actors: {
        load: fromPromise<string, { path: string }>(({ input }) => load(input.path)),
        clock: fromCallback(() => {}),
      },
    }).createMachine({
      id: 'page',
      context: { path: '' },
      invoke: { src: 'clock' },
      initial: 'idle',
      states: {
        idle: { on: { opened: 'loading' } },
        loading: {
          invoke: {
            src: 'load',
            input: ({ event }) => ({ path: event.path }),
            onDone: { target: 'idle', actions: assign({ path: ({ event }) => event.output }) },
          },
        },
      },
    });
    const opened = { type: 'opened', path: '/faq' };
    const { steps } = record(machine, opened);
    load.mockClear();
    const [actor] = startAgain(machine, steps);
    actor?.start();
    if (actor) await waitFor(actor, (state) => state.matches('idle'));
    expect(load).toHaveBeenCalledExactlyOnceWith('/faq');
    expect(actor?.getSnapshot().context).toEqual({ path: '/faq' });
  });

  it('returns to the state that its history had', () => {
    const machine = createMachine({
      id: 'player',
      initial: 'on',
      states: {
        on: {
          initial: 'slow',
          on: { pressed: 'off' },
          states: { slow: { on: { turned: 'fast' } }, fast: {}, last: { type: 'history' } },
        },
        off: { on: { pressed: 'on.last' } },
      },
    });
    const { steps } = record(machine, { type: 'turned' }, { type: 'pressed' });
    const [actor] = startAgain(machine, steps);
    actor?.start().send({ type: 'pressed' });
    expect(actor?.getSnapshot().value).toEqual({ on: 'fast' });
  });

  it('takes the machines below it along', () => {
    const bulb = createMachine({
      id: 'bulb',
      initial: 'dark',
      states: { dark: { on: { lit: 'bright' } }, bright: {} },
    });
    const lamp = setup({ actors: { bulb } }).createMachine({
      id: 'lamp',
      invoke: { src: 'bulb', id: 'bulb' },
    });
    const machines = { bulb, lamp };
    const session = startSession({ machines });
    const actor = createActor(lamp, { inspect: session.watch }).start();
    actor.getSnapshot().children.bulb?.send({ type: 'lit' });
    const steps = judgeTrace(session.trace, { machines });
    const alive = aliveActors(steps, session.actors, steps.length - 1);
    const rebuilt = rebuildSnapshots(machines, alive);
    expect(rebuilt.map(({ actor }) => actor)).toEqual(['lamp 1']);
    const again = createActor(lamp, { snapshot: rebuilt[0]?.snapshot as never }).start();
    expect(again.getSnapshot().children.bulb?.getSnapshot().value).toBe('bright');
    const bulbs = alive.filter(({ parent }) => parent);
    const spawned = bulbs.map((one) => ({ ...one, name: 'bulb 2' }));
    expect(() => rebuildSnapshots(machines, [...alive, ...spawned])).toThrow(
      'bulb 2 was spawned by lamp 1.',
    );
  });

  it('waits for the whole of its time', () => {
    vi.useFakeTimers();
    const session = startSession(oracle);
    createActor(counterMachine, { inspect: session.watch }).start().send({ type: 'view.entered' });
    const steps = judgeTrace(session.trace, oracle);
    const { take, watch } = handOut(rebuildSnapshots(oracle.machines, aliveActors(steps, [], 1)));
    const actor = createActor(counterMachine, {
      snapshot: take('counter') as never,
      inspect: watch,
    }).start();
    vi.advanceTimersByTime(2499);
    expect(actor.getSnapshot().value).toBe('counting');
    vi.advanceTimersByTime(1);
    expect(actor.getSnapshot().value).toBe('done');
    vi.useRealTimers();
  });
});

describe('the snapshots that are handed out', () => {
  const [one, two] = ['one', 'two'].map((id, index) => {
    const [rebuilt] = rebuildSnapshots(oracle.machines, aliveActors(recordCart(id).steps, [], 1));
    if (!rebuilt) throw new Error('Nothing was rebuilt');
    return { ...rebuilt, actor: `cart ${index + 1}` };
  });
  if (!one || !two) throw new Error('Nothing was rebuilt');

  it('go to the actors of their machine in order, and are offered again until one starts', () => {
    const { take, watch, waiting } = handOut([one, two]);
    expect(take('faq')).toBeUndefined();
    expect([take('cart'), take('cart'), take('cart')]).toEqual([
      one.snapshot,
      two.snapshot,
      one.snapshot,
    ]);
    createActor(cartMachine, { snapshot: two.snapshot as never, inspect: watch }).start();
    expect(waiting()).toEqual(['cart 1']);
    createActor(cartMachine, { snapshot: one.snapshot as never, inspect: watch }).start();
    expect(waiting()).toEqual([]);
    expect(take('cart')).toBeUndefined();
  });
});

describe('a restart', () => {
  const step = (ids: string[], at: number) => ({
    steps: recordCart(...ids).steps,
    actors: [],
    at,
    from: `step ${at + 1}`,
  });

  it('is recorded as such, departs from nothing, and goes on by the table', async () => {
    const restarter = createRestarter(oracle.machines);
    const session = startSession(oracle, restarter.origin);
    const watch: typeof session.watch = (report) => {
      session.watch(report);
      restarter.watch(report);
    };
    const onRebuilt = vi.fn();
    const app = async (_: unknown, take: (machine: string) => object | undefined) => {
      const snapshot = take('cart') as never;
      createActor(cartMachine, { snapshot, inspect: watch }).start().send(add('three'));
    };
    await expect(restarter.restart(step(['one', 'two'], 1), app, onRebuilt)).resolves.toEqual({
      from: 'step 2',
      missing: [],
    });
    expect(onRebuilt).toHaveBeenCalledOnce();
    expect(restarter.origin()).toBeUndefined();
    const again = judgeTrace(parseTrace(JSON.stringify(session.trace)), oracle);
    expect(again.map(({ words }) => words)).toEqual([
      'restored in filled, as at step 2',
      'stays, context changed',
    ]);
    expect(again.map(({ verdict }) => verdict.kind)).toEqual(['restored', 'row']);
    expect(again[1]?.context.itemPrice).toBe(804.2);
    expect(again[0]?.entered).toEqual([]);
  });

  it('names the actors that did not start again', async () => {
    const restarter = createRestarter(oracle.machines);
    await expect(
      restarter.restart(
        step(['one'], 1),
        async () => {},
        () => {},
      ),
    ).resolves.toEqual({ from: 'step 2', missing: ['cart 1'] });
  });

  it.each([
    [
      'a state that there is not',
      (one: JudgedStep) => ({ ...one, to: 'burnt' }),
      /^cart 1 cannot be restored: .*burnt/,
    ],
    [
      'another context',
      (one: JudgedStep) => ({ ...one, context: { items: [] } }),
      /^cart 1 cannot be restored: its context has items, where cart has cartItems, .*another build/,
    ],
    [
      'a machine that there is not',
      (one: JudgedStep) => ({ ...one, machine: 'till' }),
      /^There is no machine till, which cart 1 ran\.$/,
    ],
  ])('is refused before anything happens if the step has %s', async (_, change, reason) => {
    const asked = step(['one'], 0);
    const app = vi.fn();
    const onRebuilt = vi.fn();
    const steps = asked.steps.map(change);
    await expect(
      createRestarter(oracle.machines).restart({ ...asked, steps }, app, onRebuilt),
    ).rejects.toThrow(reason);
    expect(app).not.toHaveBeenCalled();
    expect(onRebuilt).not.toHaveBeenCalled();
  });

  it('is one at a time, and says why it failed', async () => {
    let settle = (_: Error | null) => {};
    const restart = vi.fn(
      () =>
        new Promise<Restarted>((resolve, reject) => {
          settle = (error) => (error ? reject(error) : resolve({ from: 'step 3', missing: [] }));
        }),
    );
    const actor = createActor(
      restartMachine.provide({ actors: { restart: fromPromise(restart) } }),
    ).start();
    const request = () => actor.send({ type: 'restart.requested', at: 2, trace: 'live' });
    request();
    request();
    expect(actor.getSnapshot().value).toBe('restoring');
    expect(restart).toHaveBeenCalledTimes(1);
    settle(new Error('No.'));
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().context.problem).toBe('No.');
    request();
    settle(null);
    await waitFor(actor, (state) => state.matches('restored'));
    expect(actor.getSnapshot().context).toEqual({ from: 'step 3', missing: [], problem: '' });
  });
});

it('a page that is left takes its actors along', () => {
  const { session } = recordCart('one');
  expect(session.findActor('cart 1')).toBeDefined();
  session.leave();
  expect(session.findActor('cart 1')).toBeUndefined();
  expect(session.actors).toEqual([{ name: 'cart 1', kind: 'machine', left: 2 }]);
  const steps = judgeTrace(session.trace, oracle);
  expect(aliveActors(steps, session.actors, 1)).toHaveLength(1);
  createActor(cartMachine, { inspect: session.watch }).start();
  const later = judgeTrace(session.trace, oracle);
  expect(aliveActors(later, session.actors, 2).map(({ name }) => name)).toEqual(['cart 2']);
});
