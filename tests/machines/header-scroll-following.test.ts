import { headerScrollMachine } from '@machines/header-scroll.machine';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';

test('the scroll listener is removed when the actor stops', () => {
  const unfollow = vi.fn();
  let scrollTo = (_y: number) => {};
  const actor = createActor(
    headerScrollMachine.provide({
      actors: {
        scrollPosition: fromCallback(({ sendBack }) => {
          scrollTo = (y) => sendBack({ type: 'page.scrolled', y });
          return unfollow;
        }),
      },
    }),
  ).start();

  scrollTo(101);
  expect(actor.getSnapshot().value).toEqual({ header: 'scrolled', scrollToTop: 'hidden' });
  expect(unfollow).not.toHaveBeenCalled();

  actor.stop();
  scrollTo(0);
  expect(actor.getSnapshot().value).toEqual({ header: 'scrolled', scrollToTop: 'hidden' });
  expect(unfollow).toHaveBeenCalledOnce();
});
