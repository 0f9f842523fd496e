import { readLink, writeLink } from '@workbench/link';
import { messageMachine, sourceMachine, viewMachine } from '@workbench/machines';
import { readTrace } from '@workbench/recorder/read-trace';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { oracle } from '../traces/oracle';

const view = () => createActor(viewMachine, { input: { machine: 'cart' } }).start();
const step = { type: 'step.chosen', at: 4, machine: 'faq', actor: 'faq 1' } as const;

describe('the view', () => {
  it('is held at a step until it is released, and goes to its actor', () => {
    const actor = view();
    actor.send({ type: 'step.released' });
    expect(actor.getSnapshot().value.step).toBe('newest');
    actor.send(step);
    expect(actor.getSnapshot().value.step).toBe('held');
    expect(actor.getSnapshot().context).toMatchObject({ at: 4, machine: 'faq', actor: 'faq 1' });
    actor.send({ type: 'step.released' });
    expect(actor.getSnapshot().value.step).toBe('newest');
  });

  it('lets a part go that is chosen twice, or with another machine', () => {
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
    '#machine=cart&selected=cart.empty&panel=coverage&filter=clause%3AST-CART-5',
  ])('%s leads to itself', (hash) => {
    const actor = view();
    actor.send({ type: 'link.opened', link: readLink(hash) });
    expect(writeLink(actor.getSnapshot())).toBe(hash);
  });

  it.each(['', '#', '#step=0', '#step=x', '#panel=nothing', '#step=1.5'])(
    '%j leads nowhere',
    (hash) => expect(readLink(hash)).toEqual({}),
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

  it('shows a trace once it is read', async () => {
    const { value, context } = await read(sound).first;
    expect(value).toEqual({ shown: 'loaded', file: 'idle' });
    expect(context).toMatchObject({
      shown: 0,
      problem: '',
      traces: [{ name: 'a.json', steps: [] }],
    });
  });

  it('keeps what showed if a file is none, and says why', async () => {
    const { load, first, actor } = read(sound);
    await first;
    const { value, context } = await load('{');
    expect(value).toEqual({ shown: 'loaded', file: 'refused' });
    expect(context).toMatchObject({ problem: 'This is no JSON.', traces: [{ name: 'a.json' }] });
    actor.send({ type: 'source.chosen', source: 'app' });
    expect(actor.getSnapshot().value).toEqual({ shown: 'live', file: 'idle' });
    expect(actor.getSnapshot().context.problem).toBe('');
  });

  it('compares a trace with another one, never with itself or with none', async () => {
    const { actor, load, first } = read(sound);
    await first;
    await load(sound);
    for (const compared of [1, 7]) actor.send({ type: 'comparison.chosen', compared });
    expect(actor.getSnapshot().value.shown).toBe('loaded');
    actor.send({ type: 'comparison.chosen', compared: 0 });
    expect(actor.getSnapshot().value.shown).toBe('comparing');
    actor.send({ type: 'comparison.ended' });
    actor.send({ type: 'source.chosen', source: 9 });
    expect(actor.getSnapshot().value.shown).toBe('loaded');
    actor.send({ type: 'source.chosen', source: 'itself' });
    expect(actor.getSnapshot().value.shown).toBe('itself');
  });
});

it('a message is written until its event is chosen again', () => {
  const actor = createActor(messageMachine).start();
  const choose = (event: string) => actor.send({ type: 'event.chosen', event, payload: '{}' });
  choose('a');
  choose('b');
  actor.send({ type: 'payload.changed', payload: '{"x":1}' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'writing',
    context: { event: 'b', payload: '{"x":1}' },
  });
  choose('b');
  expect(actor.getSnapshot().value).toBe('none');
});
