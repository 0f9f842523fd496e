import { type AnyActorLogic, assertEvent, assign, fromCallback, setup } from 'xstate';

/** In place of an actor that the page provides. */
const absent: AnyActorLogic = fromCallback(() => {});

/**
 * The current slide of a carousel that shows one at a time (AUTH-1, ST-CAROUSEL, BIZ-10). It loops,
 * and advances on its own while running. `input` has the number of slides. The page provides `hold`, the
 * carousel machine, whose slides hold the show and release it.
 */
export const slideShowMachine = setup({
  types: {
    context: {} as { index: number; count: number },
    input: {} as { count: number },
    events: {} as
      | { type: 'show.held' }
      | { type: 'show.released' }
      | { type: 'next.pressed' }
      | { type: 'previous.pressed' }
      | { type: 'slide.shown'; index: number },
  },
  actors: { hold: absent },
  delays: {
    /** How long each slide is shown, in ms (BIZ-10). */
    slideDuration: 3000,
  },
  guards: {
    isOtherSlide: ({ context, event }) => {
      assertEvent(event, 'slide.shown');
      return event.index !== context.index;
    },
  },
  actions: {
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    showPrevious: assign({
      index: ({ context }) => (context.index + context.count - 1) % context.count,
    }),
    setIndex: assign(({ event }) => {
      assertEvent(event, 'slide.shown');
      return { index: event.index };
    }),
  },
}).createMachine({
  id: 'slideShow',
  description: 'One slide at a time, in a loop.',
  context: ({ input }) => ({ index: 0, count: input.count }),
  initial: 'held',
  invoke: { src: 'hold', id: 'hold', systemId: 'carousel' },
  on: {
    'next.pressed': {
      actions: 'showNext',
      description: 'The next slide; after the last one, the first. (AUTH-1, ST-CAROUSEL)',
    },
    'previous.pressed': {
      actions: 'showPrevious',
      description: 'The previous slide; before the first one, the last. (AUTH-1, ST-CAROUSEL)',
    },
    'slide.shown': {
      guard: 'isOtherSlide',
      actions: 'setIndex',
      description: 'The visitor dragged another slide into view. (AUTH-1, ST-CAROUSEL)',
    },
  },
  states: {
    held: {
      description: 'Autoplay is paused. (ST-CAROUSEL)',
      on: {
        'show.released': {
          target: 'running',
          description: 'There is no reason left to pause. (ST-CAROUSEL, BIZ-10)',
        },
      },
    },
    running: {
      description: 'Shows the next slide every 3 s. (ST-CAROUSEL, BIZ-10)',
      after: {
        slideDuration: {
          target: 'running',
          reenter: true,
          actions: 'showNext',
          description: '3 s have passed: the next slide is shown. (ST-CAROUSEL, BIZ-10)',
        },
      },
      on: {
        'show.held': {
          target: 'held',
          description:
            'The visitor, its visibility or a motion preference pauses it. (ST-CAROUSEL)',
        },
      },
    },
  },
});
