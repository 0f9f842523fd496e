import { assertEvent, assign, setup } from 'xstate';

/** How long the thank-you toast is shown, in ms (BIZ-7). */
export const thanksTime = 1000;

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
  },
  delays: { thanks: thanksTime },
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
  description: 'A sign-up that requires a non-empty email and does not check its format.',
  context: { email: '' },
  initial: 'ready',
  on: {
    'email.typed': {
      actions: 'setEmail',
      description:
        'Stores the text without validation; a set flag stays until the next submit. (ST-NEWS, VAL-1)',
    },
  },
  states: {
    ready: {
      description: 'The flag is clear. (ST-NEWS, VAL-1)',
      on: {
        'form.submitted': [
          {
            guard: 'isEmailEmpty',
            target: 'missingEmail',
            description: 'An empty submit sets the flag. (ST-NEWS, VAL-1)',
          },
          {
            target: 'subscribed',
            actions: ['clearEmail', 'announceSubscription'],
            description:
              'Any other submit empties the input and shows the success toast. (ST-NEWS, VAL-1, BIZ-7)',
          },
        ],
      },
    },
    subscribed: {
      description:
        'Just signed up. Submitting the emptied field again, as by a second press, does nothing. (ST-NEWS, BIZ-7)',
      after: {
        thanks: {
          target: 'ready',
          description:
            'The time of the toast is over; the pointer can hold it longer. (ST-NEWS, BIZ-7)',
        },
      },
      on: {
        'form.submitted': {
          guard: 'hasEmail',
          target: 'subscribed',
          reenter: true,
          actions: ['clearEmail', 'announceSubscription'],
          description: 'Another email was submitted meanwhile. (ST-NEWS, BIZ-7)',
        },
      },
    },
    missingEmail: {
      description: '"Please enter your email" is shown under the field. (ST-NEWS, VAL-1)',
      on: {
        'form.submitted': {
          guard: 'hasEmail',
          target: 'subscribed',
          actions: ['clearEmail', 'announceSubscription'],
          description:
            'A non-empty submit clears the flag, empties the input and shows the toast. (ST-NEWS, VAL-1, BIZ-7)',
        },
        'page.changed': {
          target: 'ready',
          description: 'Navigating to another page clears the flag. (ST-NEWS)',
        },
      },
    },
  },
});
