import { assertEvent, assign, setup } from 'xstate';

/**
 * A dropdown with one chosen value: the interest of an appointment (ST-INTEREST). `input` has the
 * initial value.
 */
export const selectMachine = setup({
  types: {
    context: {} as { value: string },
    input: {} as { value: string },
    events: {} as
      | { type: 'list.opened' }
      | { type: 'list.closed' }
      | { type: 'option.chosen'; value: string },
  },
  actions: {
    setValue: assign(({ event }) => {
      assertEvent(event, 'option.chosen');
      return { value: event.value };
    }),
  },
}).createMachine({
  id: 'select',
  description: 'A list of options that opens under its button; exactly one is chosen.',
  context: ({ input }) => ({ value: input.value }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the chosen value is shown. (ST-INTEREST)',
      on: {
        'list.opened': {
          target: 'open',
          description: 'The button was pressed. (ST-INTEREST)',
        },
      },
    },
    open: {
      description: 'The options are shown. (ST-INTEREST)',
      on: {
        'list.closed': {
          target: 'closed',
          description: 'The button, Escape, or a click elsewhere: the value stays. (ST-INTEREST)',
        },
        'option.chosen': {
          target: 'closed',
          actions: 'setValue',
          description: 'Choosing an option sets the value and closes the list. (ST-INTEREST)',
        },
      },
    },
  },
});
