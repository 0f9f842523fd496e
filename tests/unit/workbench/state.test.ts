import { describe, expect, it, vi } from 'vitest';
import { readLink, writeLink } from '@/workbench/link';
import { readTrace } from '@/workbench/recorder/read-trace';
import { createTask } from '@/workbench/state/create-task';
import { createSource } from '@/workbench/state/source';
import { createView } from '@/workbench/state/view';
import { oracle } from '../../traces/oracle';

const step = { machine: 'faq', actor: 'faq 1' };
const startSource = () => createSource((file) => readTrace(file, oracle));

describe('the view', () => {
  it('is pinned to a chosen step and its actor until it is released', () => {
    const view = createView('cart');
    view.releaseStep();
    expect(view.get().at).toBeNull();
    view.chooseStep(4, step);
    expect(view.get()).toMatchObject({ at: 4, machine: 'faq', actor: 'faq 1', isFollowing: false });
    view.releaseStep();
    expect(view.get()).toMatchObject({ at: null, machine: 'faq', isFollowing: false });
  });

  it('deselects a part that is chosen again, or when the machine, actor or step changes', () => {
    const view = createView('cart');
    const choose = () => view.choosePart('cart.empty');
    const selected = () => view.get().selected;
    choose();
    expect(selected()).toBe('cart.empty');
    choose();
    expect(selected()).toBe('');
    for (const change of [
      () => view.chooseMachine('faq'),
      () => view.chooseActor(step),
      () => view.chooseStep(1, step),
    ]) {
      choose();
      change();
      expect(selected()).toBe('');
    }
  });

  it('follows what acts until something is chosen, and again at the newest step', () => {
    const view = createView('cart');
    view.follow(step);
    expect(view.get()).toMatchObject({ ...step, isFollowing: true });
    for (const choose of [
      () => view.chooseMachine('cart'),
      () => view.chooseActor({ machine: 'cart', actor: 'cart 1' }),
      () => view.choosePart('cart.empty'),
      () => view.chooseStep(4, { machine: 'cart', actor: 'cart 1' }),
      () => view.toggleFollowing(),
    ]) {
      choose();
      const before = view.get();
      expect(before.isFollowing).toBe(false);
      view.follow(step);
      expect(view.get()).toEqual(before);
      view.toggleFollowing();
      expect(view.get()).toMatchObject({ at: null, isFollowing: true });
    }
    view.update({ panel: 'events', filter: 'a' });
    expect(view.get().isFollowing).toBe(true);
  });

  it.each([
    '#machine=cart',
    '#machine=faq&step=5&actor=faq+1',
    '#machine=cart&selected=cart.empty&panel=coverage&filter=clause%3ACART-5',
    '#machine=cart&panel=clauses&clause=CART-5',
  ])('%s restores the view, whatever was shown', (hash) => {
    const [view, source] = [createView('cart'), startSource()];
    for (const link of [
      '#machine=till&step=9&actor=till+1&selected=till&panel=clauses&filter=a&clause=TILL-1',
      hash,
    ]) {
      view.openLink(readLink(link));
      expect(writeLink(view.get(), source.get())).toBe(link);
    }
  });

  it.each(['', '#', '#step=0', '#step=x', '#panel=nothing', '#step=1.5'])(
    '%j shows the newest steps of what acts in the live app',
    (hash) => {
      const [view, source] = [createView('cart'), startSource()];
      view.chooseStep(4, step);
      view.openLink(readLink(hash));
      expect(view.get()).toMatchObject({ at: null, isFollowing: true });
      expect(writeLink(view.get(), source.get())).toBe('');
    },
  );
});

describe('the source', () => {
  const start = () => {
    const source = startSource();
    const load = (text: string, name = 'a.json') => source.load(new File([text], name));
    return { source, load };
  };
  const sound = '{"format":"statechart trace 1","steps":[]}';

  it('shows a trace once it is loaded', async () => {
    const { source, load } = start();
    const loading = load(sound);
    expect(source.get()).toMatchObject({ shown: 'app', isReading: true });
    await load('{');
    await loading;
    expect(source.get()).toMatchObject({ shown: 0, isReading: false, problem: '' });
    expect(source.get().traces).toMatchObject([{ name: 'a.json', steps: [] }]);
    await load(sound, 'b.json');
    expect(source.get().shown).toBe(1);
  });

  it('keeps the current source if a file is invalid, and says why', async () => {
    const { source, load } = start();
    await load(sound);
    await load('{');
    expect(source.get()).toMatchObject({ shown: 0, isReading: false });
    expect(source.get().problem).toBe('a.json: Not valid JSON. Choose a file from Save trace.');
    source.show('app');
    expect(source.get()).toMatchObject({ shown: 'app', problem: '' });
  });
});

describe('a task', () => {
  it('tells how it ends, and what went wrong', async () => {
    const run = vi
      .fn<(input: string) => Promise<number>>()
      .mockRejectedValueOnce(new Error('No.'))
      .mockResolvedValue(3);
    const task = createTask(run);
    const failing = task.start('a');
    expect(task.get()).toMatchObject({ state: 'running', input: 'a' });
    await failing;
    expect(task.get()).toMatchObject({ state: 'failed', problem: 'No.' });
    await task.start('b');
    expect(task.get()).toEqual({ state: 'done', input: 'b', output: 3, problem: '' });
  });

  it('is the one that was started last', async () => {
    const ends: (() => void)[] = [];
    const task = createTask((_: string) => new Promise<void>((end) => ends.push(end)));
    const both = [task.start('a'), task.start('b')];
    ends[0]?.();
    await both[0];
    expect(task.get()).toMatchObject({ state: 'running', input: 'b' });
    ends[1]?.();
    await both[1];
    expect(task.get().state).toBe('done');
  });
});
