import { assertEvent, assign, setup } from 'xstate';

/** The editable figures: hundredths of an hour, and cents per hour. */
type Figure = 'hours' | 'rate';

/** The minimum and maximum of each figure, and the step of its buttons, in the figure's units. */
export const figureLimits = {
  hours: { min: 10_00, max: 120_00, step: 50 },
  rate: { min: 16_00, max: 160_00, step: 1_00 },
};

const clamp = (figure: Figure, value: number) =>
  Math.min(Math.max(value, figureLimits[figure].min), figureLimits[figure].max);

/**
 * The inputs of the home page’s sample check, whether it is stamped, whether its paper is lifted off
 * this chart, and its link (ST-PAY). The hook computes the amounts from them. The page provides
 * `announceNetPay` and `announceCopy`.
 */
export const payStatementMachine = setup({
  types: {
    context: {} as {
      hours: number;
      rate: number;
      state: 'montana' | 'wyoming' | 'arizona';
      /** The text being typed, its field, and the number it says; null if it is none. */
      typed: { figure: Figure; text: string; number: number | null };
    },
    events: {} as
      | { type: 'figure.incremented'; figure: Figure }
      | { type: 'figure.decremented'; figure: Figure }
      | { type: 'figure.typed'; figure: Figure; text: string; number: number | null }
      | { type: 'text.committed' }
      | { type: 'text.discarded' }
      | { type: 'state.chosen'; state: 'montana' | 'wyoming' | 'arizona' }
      | {
          type: 'check.received';
          hours: number;
          rate: number;
          state: 'montana' | 'wyoming' | 'arizona';
        }
      | { type: 'paper.toggled' }
      | { type: 'link.copied' }
      | { type: 'link.refused' },
  },
  delays: {
    /** Delay between the last change and the stamp, in ms. */
    stampDelay: 500,
    /** How long the button says that the link is copied, in ms. */
    copiedDelay: 4000,
  },
  guards: {
    canIncrement: ({ context, event }) => {
      assertEvent(event, 'figure.incremented');
      return context[event.figure] < figureLimits[event.figure].max;
    },
    canDecrement: ({ context, event }) => {
      assertEvent(event, 'figure.decremented');
      return context[event.figure] > figureLimits[event.figure].min;
    },
    isWithinLimits: ({ event }) => {
      assertEvent(event, 'check.received');
      return (['hours', 'rate'] as const).every((one) => clamp(one, event[one]) === event[one]);
    },
    isUnreadable: ({ event }) => {
      assertEvent(event, 'figure.typed');
      return event.number === null;
    },
    isReadable: ({ context: { typed } }) => typed.number !== null || typed.text.trim() === '',
  },
  actions: {
    incrementFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.incremented');
      const { figure } = event;
      return { [figure]: clamp(figure, context[figure] + figureLimits[figure].step) };
    }),
    decrementFigure: assign(({ context, event }) => {
      assertEvent(event, 'figure.decremented');
      const { figure } = event;
      return { [figure]: clamp(figure, context[figure] - figureLimits[figure].step) };
    }),
    setText: assign(({ event }) => {
      assertEvent(event, 'figure.typed');
      return { typed: { figure: event.figure, text: event.text, number: event.number } };
    }),
    readFigure: assign(({ event }) => {
      assertEvent(event, 'figure.typed');
      const hundredths = Math.round(Number(event.number) * 100);
      return { [event.figure]: clamp(event.figure, hundredths) };
    }),
    chooseState: assign(({ event }) => {
      assertEvent(event, 'state.chosen');
      return { state: event.state };
    }),
    setCheck: assign(({ event }) => {
      assertEvent(event, 'check.received');
      return { hours: event.hours, rate: event.rate, state: event.state };
    }),
    announceNetPay: () => {},
    announceCopy: () => {},
  },
}).createMachine({
  id: 'payStatement',
  description: 'A sample check for 10 to 120 hours at $16 to $160 in one of three states.',
  type: 'parallel',
  context: {
    hours: 8450,
    rate: 4100,
    state: 'montana',
    typed: { figure: 'hours', text: '', number: null },
  },
  states: {
    check: {
      description: 'The inputs of the check, and its stamp. (ST-PAY-1, ST-PAY-4)',
      type: 'parallel',
      on: {
        'figure.incremented': {
          guard: 'canIncrement',
          target: ['.entry.settled', '.stamp.lifted'],
          actions: 'incrementFigure',
          description: 'Half an hour or a dollar more, up to the maximum. (ST-PAY-1, ST-PAY-4)',
        },
        'figure.decremented': {
          guard: 'canDecrement',
          target: ['.entry.settled', '.stamp.lifted'],
          actions: 'decrementFigure',
          description: 'Half an hour or a dollar less, down to the minimum. (ST-PAY-1, ST-PAY-4)',
        },
        'figure.typed': {
          target: ['.entry.readable', '.stamp.lifted'],
          actions: ['setText', 'readFigure'],
          description:
            'A number takes effect as it is typed, rounded to hundredths and clamped. (ST-PAY-2)',
        },
        'state.chosen': {
          target: ['.entry.settled', '.stamp.lifted'],
          actions: 'chooseState',
          description: 'The withholding rules of the chosen state apply. (ST-PAY-3, ST-PAY-4)',
        },
        'check.received': {
          guard: 'isWithinLimits',
          target: ['.entry.settled', '.stamp.lifted'],
          actions: 'setCheck',
          description:
            'The address has a check; one outside the limits changes nothing. (ST-PAY-7)',
        },
      },
      states: {
        entry: {
          description: 'The two fields; the visitor types into one at a time. (ST-PAY-1, ST-PAY-2)',
          initial: 'settled',
          on: {
            'figure.typed': {
              guard: 'isUnreadable',
              target: '.unreadable',
              actions: 'setText',
              description: 'The text is not a number: the figures do not change. (ST-PAY-2)',
            },
            'text.committed': {
              guard: 'isReadable',
              target: '.settled',
              description:
                'After Enter or blur, a field with a number or nothing shows the figure. (ST-PAY-2)',
            },
            'text.discarded': {
              target: '.settled',
              description: 'Escape shows the current figure. (ST-PAY-2)',
            },
          },
          states: {
            settled: {
              description: 'Both fields show the current figures. (ST-PAY-1)',
            },
            readable: {
              description:
                'The field shows the typed text, and the statement uses its number. (ST-PAY-2)',
            },
            unreadable: {
              description:
                'The field shows the typed text, is marked as invalid, and a word says so. (ST-PAY-2)',
            },
          },
        },
        stamp: {
          description: 'The stamp on the bank’s sheet. (ST-PAY-4)',
          initial: 'landed',
          states: {
            landed: {
              description: 'The bank draw has been checked against the statement. (ST-PAY-4)',
            },
            lifted: {
              description:
                'The figures have just changed. Another change restarts the delay. (ST-PAY-4)',
              after: {
                stampDelay: {
                  target: 'landed',
                  actions: 'announceNetPay',
                  description:
                    'Shows the stamp and announces the new net pay to screen readers. (ST-PAY-4, ST-PAY-5)',
                },
              },
            },
          },
        },
      },
    },
    paper: {
      description: 'The lower part of the statement, over this chart. (ST-PAY-6)',
      initial: 'flat',
      states: {
        flat: {
          description: 'The statement shows its lines. (ST-PAY-6)',
          on: {
            'paper.toggled': {
              target: 'lifted',
              description: 'The tab lifts the paper. (ST-PAY-6)',
            },
          },
        },
        lifted: {
          description:
            'This chart shows in place of the lines, with its active states lit. (ST-PAY-6)',
          on: {
            'paper.toggled': {
              target: 'flat',
              description: 'The tab lays the paper back. (ST-PAY-6)',
            },
          },
        },
      },
    },
    link: {
      description: 'The address that shows this check. (ST-PAY-7)',
      initial: 'unsent',
      on: {
        'link.copied': {
          target: '.copied',
          actions: 'announceCopy',
          description: 'The link is on the clipboard. (ST-PAY-7)',
        },
        'link.refused': {
          target: '.refused',
          description: 'The browser does not let the page use the clipboard. (ST-PAY-7)',
        },
      },
      states: {
        unsent: {
          description: 'The button offers to send the check. (ST-PAY-7)',
        },
        copied: {
          description: 'The button says that the link is copied. (ST-PAY-7)',
          after: {
            copiedDelay: {
              target: 'unsent',
              description: 'The button offers to send the check again. (ST-PAY-7)',
            },
          },
        },
        refused: {
          description: 'A field shows the link, to be copied by hand. (ST-PAY-7)',
        },
      },
    },
  },
});
