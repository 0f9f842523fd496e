import { type EventObject, fromCallback, setup } from 'xstate';

/** How long the count takes, in ms (BIZ-5). */
const duration = 2500;

/**
 * A number that counts up once, over 2.5 s, when it scrolls into view (BIZ-5). The page provides
 * `drawing`, which runs while the machine counts and draws the rising number.
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
  description: 'Shows its target, except for the 2.5 s in which it counts up to it.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Not yet seen. The target shows, as it does without script.',
      meta: { clauses: ['BIZ-5'] },
      on: {
        'view.entered': {
          target: 'counting',
          description: 'It was scrolled into view.',
          meta: { clauses: ['BIZ-5'] },
        },
        'motion.reduced': {
          target: 'done',
          description: 'The visitor asks for less motion.',
          meta: { clauses: ['BIZ-5', 'BIZ-8'] },
        },
      },
    },
    counting: {
      description: 'Shows a number that grows from 0 to the target.',
      meta: { clauses: ['BIZ-5'] },
      invoke: { src: 'drawing', id: 'drawing', input: () => ({ duration }) },
      after: {
        duration: {
          target: 'done',
          description: '2.5 s have passed.',
          meta: { clauses: ['BIZ-5'] },
        },
      },
      on: {
        'motion.reduced': {
          target: 'done',
          description: 'The preference was set during the count.',
          meta: { clauses: ['BIZ-5', 'BIZ-8'] },
        },
      },
    },
    done: {
      description: 'Shows the target, for good.',
      meta: { clauses: ['BIZ-5'] },
    },
  },
});
