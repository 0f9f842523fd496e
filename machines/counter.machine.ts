import { type EventObject, fromCallback, setup } from 'xstate';

/** How long the count takes, in ms (BIZ-5). */
const duration = 2500;

/**
 * A number that counts up once, over 2.5 s, when it scrolls into view (BIZ-5). The page provides its
 * actors: `view` and `motion` send the events, `drawing` animates the number while it counts.
 */
export const counterMachine = setup({
  types: {
    events: {} as { type: 'view.entered' } | { type: 'motion.reduced' },
  },
  actors: {
    view: fromCallback(() => {}),
    motion: fromCallback(() => {}),
    drawing: fromCallback<EventObject, { duration: number }>(() => {}),
  },
  delays: { duration },
}).createMachine({
  id: 'counter',
  description: 'Shows the target, except while counting up to it for 2.5 s.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Not in view yet. Shows the target, as it does without JavaScript. (BIZ-5)',
      invoke: [
        { src: 'view', id: 'view' },
        { src: 'motion', id: 'motion' },
      ],
      on: {
        'view.entered': {
          target: 'counting',
          description: 'It was scrolled into view. (BIZ-5)',
        },
        'motion.reduced': {
          target: 'done',
          description: 'Reduced motion is on. (BIZ-5, BIZ-8)',
        },
      },
    },
    counting: {
      description: 'Shows a number that rises to the target, from nine tenths of it. (BIZ-5)',
      invoke: [
        { src: 'drawing', id: 'drawing', input: () => ({ duration }) },
        { src: 'motion', id: 'motion' },
      ],
      after: {
        duration: {
          target: 'done',
          description: '2.5 s have passed. (BIZ-5)',
        },
      },
      on: {
        'motion.reduced': {
          target: 'done',
          description: 'Reduced motion was turned on during the count. (BIZ-5, BIZ-8)',
        },
      },
    },
    done: {
      description: 'Finished. Shows the target. (BIZ-5)',
    },
  },
});
