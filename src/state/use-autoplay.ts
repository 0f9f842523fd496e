import { carouselMachine } from '@machines/carousel.machine';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { type ActorRefFrom, type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import { motion, viewOf } from './page-signals';

/** The actor that decides whether a carousel autoplays; in its system, it is `carousel` (ST-CAROUSEL). */
export type CarouselActor = ActorRefFrom<typeof carouselMachine>;

/** The pointer and the focus also hold it if they were in its slides before hydration. */
const earlyHoldIn = (container: RefObject<HTMLElement | null>) =>
  fromCallback(({ sendBack }) => {
    const isIn = (how: string) => container.current?.querySelector(`.carousel:${how}`);
    // A tap leaves `:hover` behind, but no pointer.
    const isPointed = matchMedia('(hover: hover)').matches && isIn('hover');
    if (isPointed) sendBack({ type: 'pointer.entered' });
    if (isIn('focus-within')) sendBack({ type: 'focus.entered' });
  });

/** The carousel machine of an element; `slides` moves what is in it. */
export const carouselOf = (
  container: RefObject<HTMLElement | null>,
  slides: CallbackActorLogic<EventObject>,
) => {
  const view = viewOf(container, { rootMargin: '200px' });
  const earlyHold = earlyHoldIn(container);
  return carouselMachine.provide({ actors: { earlyHold, motion, view, slides } });
};

/** What a carousel shows of its actor, and the handlers that hold it while it is hovered or has focus. */
export function useAutoplay(actor: CarouselActor) {
  const isReady = useSelector(actor, (state) => state.matches({ slides: 'ready' }));
  return {
    /** Whether the slides can move; only then are the controls shown. */
    isReady,
    /** Props of its `MotionToggle`. */
    toggle: {
      isAvailable: isReady,
      isPaused: useSelector(actor, (state) => state.matches({ control: 'paused' })),
      onPause: () => actor.send({ type: 'pause.pressed' }),
      onPlay: () => actor.send({ type: 'play.pressed' }),
    },
    holdHandlers: {
      onPointerEnter: () => actor.send({ type: 'pointer.entered' }),
      onPointerLeave: () => actor.send({ type: 'pointer.left' }),
      onFocus: () => actor.send({ type: 'focus.entered' }),
      onBlur: () => actor.send({ type: 'focus.left' }),
    },
  };
}
