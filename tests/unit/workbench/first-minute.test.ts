import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, waitFor } from 'xstate';
import { followPresses } from '@/workbench/follow-presses';
import { findOddities } from '@/workbench/judge/find-oddities';
import type { JudgedStep } from '@/workbench/judge/judge';
import { verdictParts } from '@/workbench/judge/verdict';
import { foldRepeats, type Line, lineOf } from '@/workbench/panels/fold-repeats';
import { type LoadedTrace, readTrace } from '@/workbench/recorder/read-trace';
import { startSession } from '@/workbench/recorder/session';
import { createView } from '@/workbench/state/view';
import { recordCart } from '../../support/record-cart';
import { oracle } from '../../traces/oracle';

const press = (type = 'click', target: object = { nodeType: 1 }) =>
  ({ type, target }) as unknown as Event;

describe('the selection follows what a press makes act', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: 'on' }, after: { 1: 'late' } },
      on: { on: { pressed: 'off' } },
      late: { on: { pressed: 'on' } },
    },
  });
  const menuMachine = createMachine({
    id: 'menu',
    initial: 'closed',
    states: {
      closed: { on: { 'menu.opened': 'open' } },
      open: { on: { 'menu.closed': 'closed' } },
    },
  });
  const known = { ...oracle.machines, lamp, menu: menuMachine };
  const start = () => {
    const app = startSession({ ...oracle, machines: known });
    const view = createView('faq');
    let now: Event | undefined;
    const inspect = followPresses({ view, app, machines: known }, () => now);
    const run = (machine: AnyStateMachine) => createActor(machine, { inspect }).start();
    /** What the app does while it handles a DOM event. */
    const during = async (event: Event | undefined, act: () => void) => {
      now = event;
      act();
      now = undefined;
      await Promise.resolve();
    };
    const selected = () => view.get();
    return { view, run, during, selected };
  };
  const opened = { type: 'menu.opened' };

  it.each(['click', 'pointerdown', 'keydown', 'input', 'change', 'submit', 'close'])(
    '%s',
    async (type) => {
      const { run, during, selected } = start();
      const menu = run(menuMachine);
      await during(press(type), () => menu.send(opened));
      expect(selected()).toMatchObject({ machine: 'menu', actor: 'menu 1' });
    },
  );

  it.each(['scroll', 'wheel', 'pointermove', 'mouseover', 'focusin', 'resize', 'load'])(
    'not %s',
    async (type) => {
      const { run, during, selected } = start();
      const menu = run(menuMachine);
      await during(press(type), () => menu.send(opened));
      expect(selected().machine).toBe('faq');
    },
  );

  it('not the change of a media query', async () => {
    const { run, during, selected } = start();
    const menu = run(menuMachine);
    await during(press('change', { matches: true }), () => menu.send(opened));
    expect(selected().machine).toBe('faq');
  });

  it('not what happens outside an event, or later', async () => {
    const { run, during, selected } = start();
    const menu = run(menuMachine);
    await during(undefined, () => menu.send(opened));
    expect(selected().machine).toBe('faq');
    const actor = run(lamp);
    await during(press(), () => undefined);
    await waitFor(actor, (snapshot) => snapshot.matches('late'));
    await Promise.resolve();
    expect(selected().machine).toBe('faq');
  });

  it('not an actor that a press starts', async () => {
    const { run, during, selected } = start();
    await during(press(), () => run(lamp));
    expect(selected().machine).toBe('faq');
  });

  it('an actor that ignores it, unless another acts by the same press', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const { run, during, selected } = start();
    const [menu, actor] = [run(menuMachine), run(lamp)];
    const closed = () => menu.send({ type: 'menu.closed' });
    const next = () => vi.advanceTimersByTimeAsync(1000);
    await during(press('keydown'), closed);
    await during(press('click'), () => actor.send({ type: 'pressed' }));
    await during(press('change'), closed);
    await next();
    expect(selected().machine).toBe('lamp');
    await during(press(), closed);
    await next();
    expect(selected().machine).toBe('menu');
  });

  it('the first of those that a press makes act, and that of the next press', async () => {
    const { run, during, selected } = start();
    const [first, second] = [run(lamp), run(lamp)];
    await during(press(), () => {
      first.send({ type: 'pressed' });
      second.send({ type: 'pressed' });
    });
    expect(selected().actor).toBe('lamp 1');
    await during(press(), () => second.send({ type: 'pressed' }));
    expect(selected().actor).toBe('lamp 2');
  });

  it('until something is chosen, and then again when it is turned on', async () => {
    const { view, run, during, selected } = start();
    const actor = run(lamp);
    view.chooseMachine('cart');
    await during(press(), () => actor.send({ type: 'pressed' }));
    expect(selected()).toMatchObject({ machine: 'cart', actor: '' });
    view.toggleFollowing();
    await during(press(), () => actor.send({ type: 'pressed' }));
    expect(selected()).toMatchObject({ machine: 'lamp', actor: 'lamp 1' });
  });

  it('not while a trace is shown', async () => {
    const { view, run, during, selected } = start();
    const actor = run(lamp);
    view.update({ loaded: {} as LoadedTrace, isLive: false });
    await during(press(), () => actor.send({ type: 'pressed' }));
    expect(selected().machine).toBe('faq');
  });
});

afterEach(() => vi.useRealTimers());

it('a trace that is loaded selects its last actor, unless one that it has is chosen', async () => {
  const view = createView('faq');
  const trace = await readTrace(new File([JSON.stringify(recordCart(2))], 'cart.json'), oracle);
  const load = () => view.showTrace(trace);
  load();
  expect(view.get()).toMatchObject({ machine: 'cart', actor: 'cart 1' });
  view.chooseMachine('faq');
  load();
  expect(view.get()).toMatchObject({ machine: 'cart', actor: 'cart 1' });
  view.chooseMachine('cart');
  load();
  expect(view.get()).toMatchObject({ machine: 'cart', actor: '' });
});

describe('repeats', () => {
  const scrolled = {
    actor: 'header 1',
    kind: 'changed',
    event: { type: 'page.scrolled' },
    verdict: { kind: 'row', rows: [] },
  } as unknown as JudgedStep;
  const moved: JudgedStep = { ...scrolled, kind: 'moved' };
  const other: JudgedStep = { ...scrolled, actor: 'header 2' };
  const departing = { ...scrolled, verdict: { kind: 'departs' } } as JudgedStep;
  const isFolded = () => false;
  const words = (lines: readonly Line[]) =>
    lines.map(({ isRun, first, last }) => (isRun ? `${first}-${last}` : `${first}`));

  it('of an event in a row are one line', () => {
    const steps = [moved, scrolled, scrolled, scrolled, moved, scrolled, scrolled, other];
    expect(words(foldRepeats(steps, isFolded))).toEqual(['0', '1-3', '4', '5', '6', '7']);
  });

  it('that a state ignores are one line, whatever they are', () => {
    const ignored: JudgedStep = { ...scrolled, kind: 'ignored' };
    const another: JudgedStep = { ...ignored, actor: 'menu', event: { type: 'menu.closed' } };
    const steps = [moved, ignored, another, scrolled, ignored];
    expect(words(foldRepeats(steps, isFolded))).toEqual(['0', '1-2', '3', '4']);
  });

  it('are not folded over a departure or another actor', () => {
    const steps = [scrolled, scrolled, departing, scrolled, scrolled, other, scrolled];
    expect(words(foldRepeats(steps, isFolded))).toEqual(steps.map((_, index) => `${index}`));
  });

  it('are listed below their line when they are unfolded', () => {
    const steps = [scrolled, scrolled, scrolled, moved, scrolled, scrolled, scrolled];
    const lines = foldRepeats(steps, (first) => first === 4);
    expect(words(lines)).toEqual(['0-2', '3', '4-6', '4', '5', '6']);
    expect([0, 2, 3, 4, 6, 7].map((index) => lineOf(lines, index))).toEqual([0, 0, 1, 3, 5, -1]);
  });
});

describe('ignored steps to be looked at', () => {
  const step = (time: number, kind: string, type = 'menu.opened') =>
    ({ time, kind, machine: 'menu', actor: 'menu 1', event: { type } }) as JudgedStep;

  it('are those whose event came twice at once', () => {
    const steps = [step(0, 'moved'), step(3, 'ignored'), step(900, 'ignored')];
    expect([...findOddities(steps)]).toEqual([[1, 'sent twice at once']]);
  });

  it('and those of an event that its machine ignores again and again', () => {
    const others = [1, 2, 3, 4, 5].map((second) => step(second * 1000, 'ignored', 'menu.closed'));
    const steps = [step(0, 'moved'), ...others];
    expect([...findOddities(steps).keys()]).toEqual([1, 2, 3, 4, 5]);
    expect(findOddities(steps.slice(0, -1)).size).toBe(0);
  });
});

describe('a verdict', () => {
  const row = (...numbers: number[]) =>
    ({ kind: 'row', rows: numbers.map((number) => ({ number })) }) as never;

  it('says first whether the step is right, then by which row', () => {
    expect(verdictParts([row(12)])).toEqual({ mark: '✓', words: 'as specified', basis: 'row 12' });
    const departs = { kind: 'departs', reason: 'chart', differences: [], clauses: [] } as const;
    expect(verdictParts([departs])).toMatchObject({ words: 'departs', basis: 'from its chart' });
    expect(verdictParts([{ kind: 'unjudged' }]).mark).toBe('');
  });

  it('of several steps lists their rows once, and the first of many', () => {
    expect(verdictParts([row(3), row(3, 4)]).basis).toBe('rows 3, 4');
    expect(verdictParts([row(1), row(2), row(3), row(4)]).basis).toBe('rows 1, 2, 3, …');
  });
});
