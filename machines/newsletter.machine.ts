import { assertEvent, assign, setup } from 'xstate';

/**
 * The newsletter field: its text and the "missing email" flag (ST-NEWS, VAL-1). Nothing is sent.
 * The page provides `announceSubscription`, which shows the toast.
 */
export const newsletterMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as
      | { type: 'email.typed'; email: string }
      | { type: 'form.submitted' }
      | { type: 'page.changed' },
    meta: {} as { clauses: string[] },
  },
  delays: {
    /** How long the thanks show, in ms (BIZ-7). */
    thanks: 1000,
  },
  guards: {
    isEmailEmpty: ({ context }) => context.email === '',
    hasEmail: ({ context }) => context.email !== '',
  },
  actions: {
    setEmail: assign(({ event }) => {
      assertEvent(event, 'email.typed');
      return { email: event.email };
    }),
    clearEmail: assign({ email: '' }),
    announceSubscription: () => {},
  },
}).createMachine({
  id: 'newsletter',
  description: 'A sign-up that asks only that the email is not empty; its format is not checked.',
  context: { email: '' },
  initial: 'ready',
  on: {
    'email.typed': {
      actions: 'setEmail',
      description: 'Typing is kept and not validated; a set flag stays until the next submit.',
      meta: { clauses: ['ST-NEWS', 'VAL-1'] },
    },
  },
  states: {
    ready: {
      description: 'The flag is clear.',
      meta: { clauses: ['ST-NEWS', 'VAL-1'] },
      on: {
        'form.submitted': [
          {
            guard: 'isEmailEmpty',
            target: 'missingEmail',
            description: 'An empty submit sets the flag.',
            meta: { clauses: ['ST-NEWS', 'VAL-1'] },
          },
          {
            target: 'subscribed',
            actions: ['clearEmail', 'announceSubscription'],
            description: 'Any other submit empties the input and shows the success toast.',
            meta: { clauses: ['ST-NEWS', 'BIZ-7'] },
          },
        ],
      },
    },
    subscribed: {
      description: 'The thanks show. The second click of a double click finds the input empty.',
      meta: { clauses: ['ST-NEWS', 'BIZ-7'] },
      after: {
        thanks: {
          target: 'ready',
          description: 'The toast has closed.',
          meta: { clauses: ['ST-NEWS', 'BIZ-7'] },
        },
      },
      on: {
        'form.submitted': {
          guard: 'hasEmail',
          target: 'subscribed',
          reenter: true,
          actions: ['clearEmail', 'announceSubscription'],
          description: 'Another email was typed in the meantime.',
          meta: { clauses: ['ST-NEWS', 'BIZ-7'] },
        },
      },
    },
    missingEmail: {
      description: '"Please enter your email" shows under the field.',
      meta: { clauses: ['ST-NEWS', 'VAL-1'] },
      on: {
        'form.submitted': {
          guard: 'hasEmail',
          target: 'subscribed',
          actions: ['clearEmail', 'announceSubscription'],
          description: 'A non-empty submit clears the flag, empties the input and shows the toast.',
          meta: { clauses: ['ST-NEWS', 'BIZ-7'] },
        },
        'page.changed': {
          target: 'ready',
          description: 'The error does not follow the visitor to another page.',
          meta: { clauses: ['ST-NEWS'] },
        },
      },
    },
  },
});
