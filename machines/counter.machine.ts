import { assertEvent, assign, fromCallback, setup } from 'xstate';

/**
 * A number that counts up once, over 2.5 s, when it is scrolled into view (BIZ-5).
 * `frames` is provided by the page: it sends `frame.drawn` with the ms since it started, which
 * are below 0 where the browser began the first frame before that.
 */
export const counterMachine = setup({
  types: {
    context: {} as { progress: number },
    events: {} as
      | { type: 'view.entered' }
      | { type: 'motion.reduced' }
      | { type: 'frame.drawn'; elapsed: number },
    meta: {} as { clauses: string[] },
  },
  actors: {
    frames: fromCallback(() => {}),
  },
  guards: {
    isComplete: ({ event }) => {
      assertEvent(event, 'frame.drawn');
      return event.elapsed >= 2500;
    },
  },
  actions: {
    startFromZero: assign({ progress: 0 }),
    advance: assign(({ event }) => {
      assertEvent(event, 'frame.drawn');
      return { progress: Math.max(0, event.elapsed / 2500) };
    }),
    complete: assign({ progress: 1 }),
  },
}).createMachine({
  id: 'counter',
  description: 'Shows its target, but for the 2.5 s in which it counts up to it.',
  context: { progress: 1 },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Not yet seen. The target shows, as it does without script.',
      meta: { clauses: ['BIZ-5'] },
      on: {
        'view.entered': {
          target: 'counting',
          actions: 'startFromZero',
          description: 'It was scrolled into view.',
          meta: { clauses: ['BIZ-5'] },
        },
        'motion.reduced': {
          target: 'finished',
          description: 'The visitor asks for less motion.',
          meta: { clauses: ['BIZ-5', 'BIZ-8'] },
        },
      },
    },
    counting: {
      description: 'Shows the target × progress.',
      meta: { clauses: ['BIZ-5'] },
      invoke: { src: 'frames', id: 'frames' },
      exit: 'complete',
      on: {
        'frame.drawn': [
          {
            guard: 'isComplete',
            target: 'finished',
            description: '2.5 s have passed.',
            meta: { clauses: ['BIZ-5'] },
          },
          {
            actions: 'advance',
            description: 'One frame further.',
            meta: { clauses: ['BIZ-5'] },
          },
        ],
        'motion.reduced': {
          target: 'finished',
          description: 'The preference was set while it counted.',
          meta: { clauses: ['BIZ-5', 'BIZ-8'] },
        },
      },
    },
    finished: {
      description: 'Shows the target, for good.',
      meta: { clauses: ['BIZ-5'] },
    },
  },
});
