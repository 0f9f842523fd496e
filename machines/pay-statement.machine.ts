import { assertEvent, assign, setup } from 'xstate';

/** The figures that the visitor can change: hundredths of an hour, and cents per hour. */
type Figure = 'hours' | 'rate';

/** The range of each figure, and the step of its buttons. */
const limits = {
  hours: { least: 10_00, most: 120_00, step: 50 },
  rate: { least: 16_00, most: 160_00, step: 1_00 },
};

const within = (figure: Figure, value: number) =>
  Math.min(Math.max(value, limits[figure].least), limits[figure].most);

/** A number as people type it: `84.5`, `.5`, `$41`. */
const number = /^\$? ?(\d+(\.\d*)?|\.\d+)$/;

/**
 * The figures of the home page’s sample check, and whether it is stamped (ST-PAY). What follows
 * from the figures is computed where it shows. The page provides `announceNetPay`.
 */
export const payStatementMachine = setup({
  types: {
    context: {} as {
      hours: number;
      rate: number;
      state: 'montana' | 'wyoming' | 'arizona';
      /** The text that is being typed, and the field it is typed into. */
      typed: { figure: Figure; text: string };
    },
    events: {} as
      | { type: 'figure.incremented'; figure: Figure }
      | { type: 'figure.decremented'; figure: Figure }
      | { type: 'figure.typed'; figure: Figure; text: string }
      | { type: 'text.committed' }
      | { type: 'state.chosen'; state: 'montana' | 'wyoming' | 'arizona' },
    meta: {} as { clauses: string[] },
  },
  delays: {
    /** How long the figures stay unchanged before the stamp lands, in ms. */
    rest: 500,
  },
  guards: {
    isBelowMost: ({ context, event }) => {
      assertEvent(event, 'figure.incremented');
      return context[event.figure] < limits[event.figure].most;
    },
    isAboveLeast: ({ context, event }) => {
      assertEvent(event, 'figure.decremented');
      return context[event.figure] > limits[event.figure].least;
    },
    isUnreadable: ({ event }) => {
      assertEvent(event, 'figure.typed');
      return !number.test(event.text.trim());
    },
  },
  actions: {
    incrementFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.incremented');
      const { figure } = event;
      return { [figure]: within(figure, context[figure] + limits[figure].step) };
    }),
    decrementFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.decremented');
      const { figure } = event;
      return { [figure]: within(figure, context[figure] - limits[figure].step) };
    }),
    setText: assign(({ event }) => {
      assertEvent(event, 'figure.typed');
      return { typed: { figure: event.figure, text: event.text } };
    }),
    readFigure: assign(({ event }) => {
      assertEvent(event, 'figure.typed');
      const read = Math.round(Number(event.text.replace('$', '')) * 100);
      return { [event.figure]: within(event.figure, read) };
    }),
    chooseState: assign(({ event }) => {
      assertEvent(event, 'state.chosen');
      return { state: event.state };
    }),
    announceNetPay: () => {},
  },
}).createMachine({
  id: 'payStatement',
  description: 'Hours from 10 to 120, a rate from $16 to $160 and a state make one check.',
  type: 'parallel',
  context: { hours: 8450, rate: 4100, state: 'montana', typed: { figure: 'hours', text: '' } },
  on: {
    'figure.incremented': {
      guard: 'isBelowMost',
      target: ['.entry.settled', '.stamp.lifted'],
      actions: 'incrementFigure',
      description: 'Half an hour or a dollar more, up to the maximum.',
      meta: { clauses: ['ST-PAY-1'] },
    },
    'figure.decremented': {
      guard: 'isAboveLeast',
      target: ['.entry.settled', '.stamp.lifted'],
      actions: 'decrementFigure',
      description: 'Half an hour or a dollar less, down to the minimum.',
      meta: { clauses: ['ST-PAY-1'] },
    },
    'figure.typed': {
      target: ['.entry.readable', '.stamp.lifted'],
      actions: ['setText', 'readFigure'],
      description: 'A number counts while it is typed, rounded to hundredths and kept in range.',
      meta: { clauses: ['ST-PAY-2'] },
    },
    'state.chosen': {
      target: ['.entry.settled', '.stamp.lifted'],
      actions: 'chooseState',
      description: 'The state’s own withholding applies.',
      meta: { clauses: ['ST-PAY-3'] },
    },
  },
  states: {
    entry: {
      description: 'The two fields; the visitor types into one at a time.',
      meta: { clauses: ['ST-PAY-1', 'ST-PAY-2'] },
      initial: 'settled',
      on: {
        'figure.typed': {
          guard: 'isUnreadable',
          target: '.unreadable',
          actions: 'setText',
          description: 'The text is not a number: the statement does not change.',
          meta: { clauses: ['ST-PAY-2'] },
        },
        'text.committed': {
          target: '.settled',
          description: 'After Enter, Escape or leaving the field, it shows the figure that counts.',
          meta: { clauses: ['ST-PAY-2'] },
        },
      },
      states: {
        settled: {
          description: 'Both fields show the figures of the statement.',
          meta: { clauses: ['ST-PAY-1'] },
        },
        readable: {
          description: 'The field shows what is typed, and the statement follows it.',
          meta: { clauses: ['ST-PAY-2'] },
        },
        unreadable: {
          description: 'The field shows what is typed, and is marked as invalid.',
          meta: { clauses: ['ST-PAY-2'] },
        },
      },
    },
    stamp: {
      description: 'The stamp on the bank’s sheet.',
      meta: { clauses: ['ST-PAY-4'] },
      initial: 'landed',
      states: {
        landed: {
          description: 'What left the bank has been compared with the statement.',
          meta: { clauses: ['ST-PAY-4'] },
        },
        lifted: {
          description: 'The figures have just changed; each further change restarts the delay.',
          meta: { clauses: ['ST-PAY-4'] },
          after: {
            rest: {
              target: 'landed',
              actions: 'announceNetPay',
              description: 'The stamp lands, and screen readers hear the new net pay.',
              meta: { clauses: ['ST-PAY-4', 'ST-PAY-5'] },
            },
          },
        },
      },
    },
  },
});
