import { assertEvent, assign, setup } from 'xstate';

/** A day as date fields write it: year, month and date. */
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar: the second month of 2026 has no 29th. */
function isDay(text: string) {
  const [, year, month, date] = (dayPattern.exec(text) ?? []).map(Number);
  if (!year || !month || !date || month > 12) return false;
  return date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isInYears(text: string, year: number) {
  const own = Number(text.slice(0, 4));
  return own >= year && own <= year + 1;
}

/**
 * The first payday and the frequency whose paydays the payroll page lists (ST-DAYS). The hook computes
 * the list. `input` has the tax year and its first payday. The page provides `saveCalendar`, which
 * saves the list as a file.
 */
export const paydaysMachine = setup({
  types: {
    context: {} as {
      /** The first of the two years of which paydays are listed. */
      year: number;
      /** The text of the field. */
      text: string;
      /** The payday from which the list starts, as date fields write it. */
      first: string;
      frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
    },
    input: {} as { year: number; first: string },
    events: {} as
      | { type: 'payday.typed'; text: string }
      | { type: 'text.committed' }
      | {
          type: 'frequency.chosen';
          frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';
        }
      | { type: 'calendar.saved' },
  },
  delays: {
    /** How long the field rests until its date is taken for the payday, in ms. */
    restDelay: 700,
  },
  guards: {
    canList: ({ context }) => isDay(context.text) && isInYears(context.text, context.year),
    isNoDay: ({ context }) => !isDay(context.text),
  },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, 'payday.typed');
      return { text: event.text };
    }),
    readFirst: assign({ first: ({ context }) => context.text }),
    setFrequency: assign(({ event }) => {
      assertEvent(event, 'frequency.chosen');
      return { frequency: event.frequency };
    }),
    saveCalendar: () => {},
  },
}).createMachine({
  id: 'paydays',
  description: 'The paydays of a year from the first one on, in one of four frequencies.',
  context: ({ input: { year, first } }) => ({ year, text: first, first, frequency: 'biweekly' }),
  initial: 'listed',
  on: {
    'payday.typed': {
      target: '.typing',
      actions: 'setText',
      description:
        'Perhaps the visitor is not done: typing a day passes through others. (ST-DAYS-4)',
    },
    'frequency.chosen': {
      actions: 'setFrequency',
      description:
        'The list has the chosen frequency, whatever the field says. (ST-DAYS-1, ST-DAYS-2, ST-DAYS-3)',
    },
    'calendar.saved': {
      actions: 'saveCalendar',
      description: 'Saves the list that is shown. (ST-DAYS-5)',
    },
  },
  states: {
    listed: {
      description:
        'The list starts with the payday of the field. (ST-DAYS-1, ST-DAYS-2, ST-DAYS-3)',
    },
    typing: {
      description:
        'The list is still that of the last payday. More typing restarts the delay. (ST-DAYS-4)',
      after: {
        restDelay: {
          guard: 'canList',
          target: 'listed',
          actions: 'readFirst',
          description: 'The field has rested on a day of the two years. (ST-DAYS-1, ST-DAYS-4)',
        },
      },
      on: {
        'text.committed': [
          {
            guard: 'canList',
            target: 'listed',
            actions: 'readFirst',
            description:
              'The field was left, or Enter pressed, with a day of the two years. (ST-DAYS-1, ST-DAYS-4)',
          },
          {
            guard: 'isNoDay',
            target: 'unreadable',
            description:
              'The field was left, or Enter pressed, without a day of the calendar. (ST-DAYS-4)',
          },
          {
            target: 'outside',
            description: 'The day is in none of the two years. (ST-DAYS-4)',
          },
        ],
      },
    },
    unreadable: {
      description: 'A message asks for a date that exists. (ST-DAYS-4)',
    },
    outside: {
      description: 'A message asks for a date in the two years. (ST-DAYS-4)',
    },
  },
});
