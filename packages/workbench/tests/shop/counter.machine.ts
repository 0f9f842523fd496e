import { type EventObject, fromCallback, setup } from 'xstate';

/** How long the count takes, in ms (COUNTER-1). */
const duration = 2500;

/**
 * A number that counts up once, over 2.5 s, when it scrolls into view (COUNTER-1). The page provides
 * `drawing`, an actor that animates the number while the machine is counting.
 */
export const counterMachine = setup({
  types: {
    events: {} as { type: 'view.entered' } | { type: 'motion.reduced' },
    meta: {} as { clauses: string[] },
  },
  actors: {
    drawing: fromCallback<EventObject, { duration: number }>(() => {}),
  },
  delays: { duration },
}).createMachine({
  id: 'counter',
  description: 'Shows the target, except while counting up to it for 2.5 s.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Not in view yet. Shows the target, as it does without JavaScript.',
      meta: { clauses: ['COUNTER-1'] },
      on: {
        'view.entered': {
          target: 'counting',
          description: 'It was scrolled into view.',
          meta: { clauses: ['COUNTER-1'] },
        },
        'motion.reduced': {
          target: 'done',
          description: 'Reduced motion is on.',
          meta: { clauses: ['COUNTER-1', 'BIZ-8'] },
        },
      },
    },
    counting: {
      description: 'Shows a number that rises to the target, from nine tenths of it.',
      meta: { clauses: ['COUNTER-1'] },
      invoke: { src: 'drawing', id: 'drawing', input: () => ({ duration }) },
      after: {
        duration: {
          target: 'done',
          description: '2.5 s have passed.',
          meta: { clauses: ['COUNTER-1'] },
        },
      },
      on: {
        'motion.reduced': {
          target: 'done',
          description: 'Reduced motion was turned on during the count.',
          meta: { clauses: ['COUNTER-1', 'BIZ-8'] },
        },
      },
    },
    done: {
      description: 'Finished. Shows the target.',
      meta: { clauses: ['COUNTER-1'] },
    },
  },
});
