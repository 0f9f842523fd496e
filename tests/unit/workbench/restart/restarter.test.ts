import { cartMachine } from '@machines/cart.machine';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type JudgedStep, judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { startSession } from '@/workbench/recorder/session';
import { aliveActors, rebuildSnapshots } from '@/workbench/restart/rebuild-snapshot';
import { createRestarter, createSnapshotQueue } from '@/workbench/restart/restarter';
import { recordCart } from '../../../support/record-cart';
import { oracle } from '../../../traces/oracle';

const added = {
  type: 'item.added',
  item: { id: 'one', name: 'one', price: 402.1, qty: 1 },
} as const;

/** The steps of a cart after adding this many items. */
const stepsOf = (adds: number) => judgeTrace(recordCart(adds), oracle);

describe('distributing snapshots', () => {
  const rebuilt = (adds: number) => {
    const [first] = rebuildSnapshots(oracle, aliveActors(stepsOf(adds), [], adds));
    if (!first) throw new Error('Nothing was rebuilt');
    return { ...first, actor: `cart ${adds}` };
  };
  const [one, two] = [rebuilt(1), rebuilt(2)];

  it('follows the start order per machine, and offers each again until its actor starts', () => {
    const { take, watch, waiting } = createSnapshotQueue([one, two]);
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

  it('follows the ids of those that have some, also later, and names none as missing', () => {
    const [b, a] = [
      { ...two, id: '/b form' },
      { ...one, id: '/a form' },
    ] as const;
    const { take, waiting } = createSnapshotQueue([b, a]);
    expect(waiting()).toEqual([]);
    expect(take('cart')).toBeUndefined();
    expect(take('cart', '/c form')).toBeUndefined();
    expect([take('cart', '/a form'), take('cart', '/b form')]).toEqual([a.snapshot, b.snapshot]);
  });
});

describe('a restart', () => {
  const step = (adds: number, at: number) => ({
    steps: stepsOf(adds),
    actors: [],
    at,
    from: `step ${at + 1}`,
  });

  it('is recorded as restored, does not depart, and continues by the table', async () => {
    const restarter = createRestarter(oracle);
    const session = startSession(oracle, { origin: restarter.origin });
    const watch: typeof session.watch = (report) => {
      session.watch(report);
      restarter.watch(report);
    };
    const onRebuilt = vi.fn();
    const app = async (_: unknown, take: (machine: string) => object | undefined) => {
      const snapshot = take('cart') as never;
      createActor(cartMachine, { snapshot, inspect: watch }).start().send(added);
    };
    await expect(restarter.restart(step(2, 1), app, onRebuilt)).resolves.toEqual([]);
    expect(onRebuilt).toHaveBeenCalledOnce();
    const again = judgeTrace(parseTrace(JSON.stringify(session.trace)), oracle);
    expect(again.map(({ words }) => words)).toEqual([
      'restored in filled, from step 2',
      'context changed',
    ]);
    expect(again.map(({ verdict }) => verdict.kind)).toEqual(['restored', 'row']);
    expect(again[1]?.context.itemPrice).toBe(804.2);
    expect(again[0]?.entered).toEqual([]);
  });

  it('names the actors that did not restart', async () => {
    const restarter = createRestarter(oracle);
    await expect(
      restarter.restart(
        step(1, 1),
        async () => {},
        () => {},
      ),
    ).resolves.toEqual(['cart 1']);
  });

  it.each([
    [
      'an unknown state',
      (one: JudgedStep) => ({ ...one, to: 'burnt' }),
      /^cart 1 cannot be restored: .*burnt/,
    ],
    [
      'another context',
      (one: JudgedStep) => ({ ...one, context: { items: [] } }),
      /^cart 1 cannot be restored: its context has items, where cart has cartItems, .*another build/,
    ],
    [
      'an unknown machine',
      (one: JudgedStep) => ({ ...one, machine: 'till' }),
      /^Machine till of cart 1 not found\.$/,
    ],
  ])('is rejected without side effects if the step has %s', async (_, change, reason) => {
    const asked = step(1, 0);
    const app = vi.fn();
    const onRebuilt = vi.fn();
    const steps = asked.steps.map(change);
    await expect(
      createRestarter(oracle).restart({ ...asked, steps }, app, onRebuilt),
    ).rejects.toThrow(reason);
    expect(app).not.toHaveBeenCalled();
    expect(onRebuilt).not.toHaveBeenCalled();
  });
});
