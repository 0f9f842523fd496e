import { carouselMachine } from '@machines/carousel.machine';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { motion, viewOf } from './page-signals';
import { useActorRef } from './use-actor-ref';

/**
 * The actor that decides whether a carousel autoplays (ST-CAROUSEL), the ref of the carousel's
 * element, and the handlers that pause it while it is hovered or has focus.
 */
export function useCarouselHold() {
  const container = useRef<HTMLDivElement>(null);
  const view = viewOf(container, { rootMargin: '200px' });
  const actor = useActorRef(carouselMachine.provide({ actors: { motion, view } }));
  return {
    actor,
    container,
    /** Whether the slides can move; only then are the controls shown. */
    isReady: useSelector(actor, (state) => state.matches({ slides: 'ready' })),
    isPaused: useSelector(actor, (state) => state.matches({ control: 'paused' })),
    pause: () => actor.send({ type: 'pause.pressed' }),
    play: () => actor.send({ type: 'play.pressed' }),
    holdHandlers: {
      onPointerEnter: () => actor.send({ type: 'pointer.entered' }),
      onPointerLeave: () => actor.send({ type: 'pointer.left' }),
      onFocus: () => actor.send({ type: 'focus.entered' }),
      onBlur: () => actor.send({ type: 'focus.left' }),
    },
  };
}
