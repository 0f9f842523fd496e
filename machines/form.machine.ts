import { assertEvent, assign, setup } from 'xstate';

/** The text of a field, the chosen option of a group of radio buttons, or whether a box is checked. */
type Value = string | boolean;

/**
 * A form that sends nothing: what was typed and chosen in it, by the names of its fields, and whether
 * it says so (VAL-6, ST-FORM). Fields that were never changed have no value, and passwords none at
 * all. The page provides `announceNothingSent`, which shows the toast.
 */
export const formMachine = setup({
  types: {
    context: {} as { values: Readonly<Record<string, Value>> },
    events: {} as
      | { type: 'field.changed'; field: string; value: Value }
      | { type: 'form.submitted' },
    tags: {} as 'kept',
  },
  guards: {
    hasValue: ({ event }) => {
      assertEvent(event, 'field.changed');
      return Boolean(event.value);
    },
    isLastValue: ({ context, event }) => {
      assertEvent(event, 'field.changed');
      const values = { ...context.values, [event.field]: event.value };
      return !Object.values(values).some(Boolean);
    },
  },
  actions: {
    setValue: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return { values: { ...context.values, [event.field]: event.value } };
    }),
    announceNothingSent: () => {},
  },
}).createMachine({
  id: 'form',
  description: 'A form that keeps its values when it is submitted, and says that it sent nothing.',
  type: 'parallel',
  context: { values: {} },
  states: {
    fields: {
      description:
        'Whether the form holds something that loading a page in full would lose. (GEN-1, ST-FORM)',
      initial: 'blank',
      states: {
        blank: {
          description: 'No field holds anything. (ST-FORM)',
          on: {
            'field.changed': {
              guard: 'hasValue',
              target: 'filled',
              description: 'The first field was filled in. (ST-FORM)',
            },
          },
        },
        filled: {
          description: 'Something is typed, checked or chosen. (ST-FORM)',
          tags: 'kept',
          on: {
            'field.changed': {
              guard: 'isLastValue',
              target: 'blank',
              description: 'The last field was emptied. (ST-FORM)',
            },
          },
        },
      },
    },
    result: {
      description: 'Whether the form says that it sent nothing. (ST-FORM, VAL-6)',
      initial: 'unsubmitted',
      states: {
        unsubmitted: {
          description: 'The form shows its values, and no result. (ST-FORM, GEN-1)',
          on: {
            'field.changed': {
              actions: 'setValue',
              description: 'Keeps what was typed, checked or chosen. (ST-FORM, GEN-1)',
            },
            'form.submitted': {
              target: 'submitted',
              actions: 'announceNothingSent',
              description: 'Sends nothing, keeps the values and says so. (ST-FORM, VAL-6, GEN-1)',
            },
          },
        },
        submitted: {
          description: '“Nothing was sent.” is shown next to the button. (ST-FORM, VAL-6)',
          on: {
            'field.changed': {
              target: 'unsubmitted',
              actions: 'setValue',
              description: 'The result was about the values before the change. (ST-FORM)',
            },
            'form.submitted': {
              actions: 'announceNothingSent',
              description: 'Says again that nothing was sent. (ST-FORM, VAL-6, GEN-1)',
            },
          },
        },
      },
    },
  },
});
