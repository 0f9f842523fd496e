import { describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate';
import { readLink, readSource, writeLink } from '../src/link';
import { eventDraftMachine, sourceMachine, viewMachine } from '../src/machines';
import { readTrace } from '../src/recorder/read-trace';
import { startSession } from '../src/recorder/session';
import { followSelection } from '../src/walk/follow-selection';
import { startWalker } from '../src/walk/start-walker';
import { oracle } from './shop/oracle';

const view = () => createActor(viewMachine, { input: { machine: 'cart' } }).start();
const step = { type: 'step.chosen', at: 4, machine: 'faq', actor: 'faq 1' } as const;

describe('the view', () => {
  it('is pinned to a chosen step and its actor until it is released', () => {
    const actor = view();
    actor.send({ type: 'step.released' });
    expect(actor.getSnapshot().value.step).toBe('newest');
    actor.send(step);
    expect(actor.getSnapshot().value.step).toBe('held');
    expect(actor.getSnapshot().context).toMatchObject({ at: 4, machine: 'faq', actor: 'faq 1' });
    actor.send({ type: 'step.released' });
    expect(actor.getSnapshot().value.step).toBe('newest');
  });

  it('deselects a part that is chosen again, or when the machine changes', () => {
    const actor = view();
    const selected = () => actor.getSnapshot().context.selected;
    actor.send({ type: 'part.chosen', id: 'cart.empty' });
    expect(selected()).toBe('cart.empty');
    actor.send({ type: 'part.chosen', id: 'cart.empty' });
    expect(selected()).toBe('');
    actor.send({ type: 'part.chosen', id: 'cart.empty' });
    actor.send({ type: 'machine.chosen', machine: 'faq' });
    expect(selected()).toBe('');
  });

  it.each([
    '#machine=cart',
    '#machine=faq&step=5&actor=faq+1',
    '#machine=cart&selected=cart.empty&panel=coverage&filter=clause%3ACART-5',
    '#source=itself&machine=view',
    '#machine=cart&panel=clauses&clause=CART-5',
    '#source=visit.json&machine=cart&step=3',
  ])('%s restores the view, whatever was shown', (hash) => {
    const [actor, source] = [view(), createActor(sourceMachine).start()];
    for (const link of [
      '#source=other.json&machine=till&step=9&actor=till+1&selected=till&panel=clauses&filter=a&clause=TILL-1',
      hash,
    ]) {
      source.send({ type: 'source.chosen', source: readSource(link) });
      actor.send({ type: 'link.opened', link: readLink(link) });
      expect(writeLink(actor.getSnapshot(), source.getSnapshot())).toBe(link);
    }
  });

  it.each(['', '#', '#step=0', '#step=x', '#panel=nothing', '#step=1.5'])(
    '%j shows the newest steps of what acts in the live app',
    (hash) => {
      const [actor, source] = [view(), createActor(sourceMachine).start()];
      actor.send(step);
      source.send({ type: 'source.chosen', source: readSource(hash) });
      actor.send({ type: 'link.opened', link: readLink(hash) });
      expect(actor.getSnapshot().value).toMatchObject({ step: 'newest', follow: 'on' });
      expect(writeLink(actor.getSnapshot(), source.getSnapshot())).toBe('');
    },
  );
});

describe('the source', () => {
  const read = (content: string) => {
    const actor = createActor(
      sourceMachine.provide({
        actors: { readTrace: fromPromise(({ input }) => readTrace(input.file, oracle)) },
      }),
    ).start();
    const load = async (text: string) => {
      actor.send({ type: 'file.chosen', file: new File([text], 'a.json') });
      await waitFor(actor, ({ value }) => value.file !== 'reading');
      return actor.getSnapshot();
    };
    return { actor, load, first: load(content) };
  };
  const sound = '{"format":"statechart trace 1","steps":[]}';

  it('shows a trace once it is loaded', async () => {
    const { value, context } = await read(sound).first;
    expect(value).toEqual({ shown: 'loaded', comparison: 'off', file: 'idle' });
    expect(context).toMatchObject({
      shown: 0,
      problem: '',
      traces: [{ name: 'a.json', steps: [] }],
    });
  });

  it('keeps the current source if a file is invalid, and says why', async () => {
    const { load, first, actor } = read(sound);
    await first;
    const { value, context } = await load('{');
    expect(value).toEqual({ shown: 'loaded', comparison: 'off', file: 'refused' });
    expect(context).toMatchObject({
      problem: 'a.json: Not valid JSON.',
      traces: [{ name: 'a.json' }],
    });
    actor.send({ type: 'source.chosen', source: 'app' });
    expect(actor.getSnapshot().value).toEqual({ shown: 'live', comparison: 'off', file: 'idle' });
    expect(actor.getSnapshot().context.problem).toBe('');
  });

  it('compares with a loaded trace until other steps are shown', async () => {
    const { actor, load, first } = read(sound);
    const isCompared = () => actor.getSnapshot().matches({ comparison: 'on' });
    await first;
    await load(sound);
    actor.send({ type: 'comparison.chosen', compared: 7 });
    expect(isCompared()).toBe(false);
    for (const ending of [
      { type: 'comparison.ended' },
      { type: 'source.chosen', source: 'app' },
      { type: 'source.chosen', source: 'a.json' },
    ] as const) {
      actor.send({ type: 'comparison.chosen', compared: 0 });
      expect(isCompared()).toBe(true);
      actor.send(ending);
      expect(isCompared()).toBe(false);
    }
  });
});

it('an event is edited until it is chosen again, for each actor', () => {
  const actor = createActor(eventDraftMachine).start();
  const choose = (event: string, name = 'cart 1') =>
    actor.send({ type: 'event.chosen', actor: name, event, payload: '{}', origin: '' });
  choose('a');
  choose('b');
  actor.send({ type: 'payload.typed', payload: '{"x":1}' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { actor: 'cart 1', event: 'b', payload: '{"x":1}' },
  });
  choose('b', 'cart 2');
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { actor: 'cart 2', event: 'b', payload: '{}' },
  });
  choose('b', 'cart 2');
  expect(actor.getSnapshot().value).toBe('empty');
});

describe('the walk follows the selection', () => {
  const start = () => {
    const cart = oracle.machines.cart as AnyStateMachine;
    const session = startSession(oracle);
    const running = createActor(cart, { inspect: session.watch }).start();
    const place = { session, oracle };
    const walk = startWalker({ app: place, itself: place, driver: undefined, payloads: {} });
    const source = createActor(sourceMachine).start();
    const actor = view();
    const sent: string[] = [];
    walk.system.inspect(({ type, ...report }) => {
      if (type !== '@xstate.event' || !('event' in report)) return;
      if (report.event.type !== 'xstate.init') sent.push(report.event.type);
    });
    followSelection({ view: actor, source, walk, app: session });
    return { view: actor, source, walk, running, sent };
  };

  it('searches for a path to the selected part, until it is deselected', async () => {
    const { view, walk, source } = start();
    view.send({ type: 'part.chosen', id: 'cart.filled' });
    expect(walk.getSnapshot().context.goal).toEqual({
      machine: 'cart',
      part: 'cart.filled',
      isItself: false,
    });
    source.send({ type: 'source.chosen', source: 'itself' });
    expect(walk.getSnapshot().context.goal.isItself).toBe(true);
    view.send({ type: 'part.chosen', id: 'cart.filled' });
    expect(walk.getSnapshot().value).toBe('idle');
  });

  it('searches again when the machine has changed in the app', async () => {
    const { view, running, sent } = start();
    await Promise.resolve();
    view.send({ type: 'part.chosen', id: 'cart.filled' });
    view.send({ type: 'filter.typed', filter: 'a' });
    expect(sent).toEqual(['goal.chosen']);
    running.send({ type: 'cart.emptied' });
    await vi.waitFor(() => expect(sent).toContain('app.changed'));
  });
});
