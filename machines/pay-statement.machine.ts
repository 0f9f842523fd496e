import { assertEvent, assign, setup } from 'xstate';

/** What the visitor can change by number: hundredths of an hour, and cents an hour. */
type Figure = 'hours' | 'rate';

/** The least and the most of each that the sample takes, and how far a press goes. */
const limits = {
  hours: { least: 10_00, most: 120_00, step: 50 },
  rate: { least: 16_00, most: 160_00, step: 1_00 },
};

const within = (figure: Figure, value: number) =>
  Math.min(Math.max(value, limits[figure].least), limits[figure].most);

/** A number as one types it: `84.5`, `.5`, `$41`. */
const number = /^\$? ?(\d+(\.\d*)?|\.\d+)$/;

/**
 * What the home page’s sample check is for, and whether its stamp lies on it (ST-PAY). The sums
 * are computed where they show. `announceNetPay` is provided by the page.
 */
export const payStatementMachine = setup({
  types: {
    context: {} as {
      hours: number;
      rate: number;
      state: 'montana' | 'wyoming' | 'arizona';
      /** What is being typed, and where. */
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
    /** ms that the figures rest before the stamp lands. */
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
      description: 'Half an hour or a dollar more, but never above the most.',
      meta: { clauses: ['ST-PAY-1'] },
    },
    'figure.decremented': {
      guard: 'isAboveLeast',
      target: ['.entry.settled', '.stamp.lifted'],
      actions: 'decrementFigure',
      description: 'Half an hour or a dollar less, but never below the least.',
      meta: { clauses: ['ST-PAY-1'] },
    },
    'figure.typed': {
      target: ['.entry.readable', '.stamp.lifted'],
      actions: ['setText', 'readFigure'],
      description: 'A number counts as it is typed: to the hundredth, the nearest within limits.',
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
      description: 'The two fields, of which one at a time is typed into.',
      meta: { clauses: ['ST-PAY-1', 'ST-PAY-2'] },
      initial: 'settled',
      on: {
        'figure.typed': {
          guard: 'isUnreadable',
          target: '.unreadable',
          actions: 'setText',
          description: 'Nothing, a sign, words: the statement stays as it was.',
          meta: { clauses: ['ST-PAY-2'] },
        },
        'text.committed': {
          target: '.settled',
          description: 'Leaving the field, Enter and Escape have it show what counts.',
          meta: { clauses: ['ST-PAY-2'] },
        },
      },
      states: {
        settled: {
          description: 'Both fields show what the statement is worked out from.',
          meta: { clauses: ['ST-PAY-1'] },
        },
        readable: {
          description: 'The field shows what is typed, and the statement follows it.',
          meta: { clauses: ['ST-PAY-2'] },
        },
        unreadable: {
          description: 'The field shows what is typed, and is marked as in error.',
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
          description: 'The figures have just changed; each further change begins this anew.',
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
