import { assertEvent, assign, setup } from 'xstate';

/**
 * The slide that a one-slide carousel shows (AUTH-1, ST-CAROUSEL, BIZ-10). It loops, and advances
 * by itself while it is running. The input is the number of slides.
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
    meta: {} as { clauses: string[] },
  },
  delays: {
    /** How long each slide rests, in ms (BIZ-10). */
    rest: 3000,
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
  on: {
    'next.pressed': {
      actions: 'showNext',
      description: 'The next slide; from the last one, the first.',
      meta: { clauses: ['AUTH-1', 'ST-CAROUSEL'] },
    },
    'previous.pressed': {
      actions: 'showPrevious',
      description: 'The previous slide; from the first one, the last.',
      meta: { clauses: ['AUTH-1', 'ST-CAROUSEL'] },
    },
    'slide.shown': {
      guard: 'isOtherSlide',
      actions: 'setIndex',
      description: 'The visitor dragged another slide into view.',
      meta: { clauses: ['AUTH-1', 'ST-CAROUSEL'] },
    },
  },
  states: {
    held: {
      description: 'The slide stays until the visitor asks for another.',
      meta: { clauses: ['ST-CAROUSEL'] },
      on: {
        'show.released': {
          target: 'running',
          description: 'Nothing holds it any more.',
          meta: { clauses: ['ST-CAROUSEL'] },
        },
      },
    },
    running: {
      description: 'The next slide comes after a rest.',
      meta: { clauses: ['ST-CAROUSEL', 'BIZ-10'] },
      after: {
        rest: {
          target: 'running',
          reenter: true,
          actions: 'showNext',
          description: '3 s have passed: the next slide, and a new rest.',
          meta: { clauses: ['ST-CAROUSEL', 'BIZ-10'] },
        },
      },
      on: {
        'show.held': {
          target: 'held',
          description: 'The visitor, the view or a preference holds it.',
          meta: { clauses: ['ST-CAROUSEL'] },
        },
      },
    },
  },
});
