import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '@/workbench/link';
import { createView } from '@/workbench/state/view';

const step = { machine: 'faq', actor: 'faq 1' };

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
    const view = createView('cart');
    for (const link of [
      '#machine=till&step=9&actor=till+1&selected=till&panel=clauses&filter=a&clause=TILL-1',
      hash,
    ]) {
      view.openLink(readLink(link));
      expect(writeLink(view.get())).toBe(link);
    }
  });

  it.each(['', '#', '#step=0', '#step=x', '#panel=nothing', '#step=1.5'])(
    '%j shows the newest steps of what acts in the live app',
    (hash) => {
      const view = createView('cart');
      view.chooseStep(4, step);
      view.openLink(readLink(hash));
      expect(view.get()).toMatchObject({ at: null, isFollowing: true });
      expect(writeLink(view.get())).toBe('');
    },
  );
});
