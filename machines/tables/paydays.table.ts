import { paydaysMachine } from '@machines/paydays.machine';
import type { ContextFrom } from 'xstate';
import { defineTable, nothing } from './define-table';

type Context = ContextFrom<typeof paydaysMachine>;

const typed = (text: string) => ({ type: 'payday.typed' as const, text });
const committed = { type: 'text.committed' as const };
const chosen = (frequency: Context['frequency']) => ({
  type: 'frequency.chosen' as const,
  frequency,
});
const saved = { type: 'calendar.saved' as const };

const start: Context = { text: '2026-01-02', first: '2026-01-02', frequency: 'biweekly' };
const listed = (day: string, context: Partial<Context> = {}) => ({
  state: 'listed' as const,
  context: { ...start, text: day, first: day, ...context },
});
const saving = <Outcome extends object>(outcome: Outcome) => ({
  ...outcome,
  actions: ['saveCalendar'],
});
const at = (state: 'unfinished' | 'unreadable' | 'outside', text: string, first = start.first) => ({
  state,
  context: { ...start, text, first },
});

const listable = ['2026-01-01', '2026-12-31', '2027-01-01', '2027-02-28', '2027-12-31'];
const noDays = [
  '',
  'soon',
  '2026-02-29',
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-2',
  '01/02/2026',
  '2026-01-02T00:00',
  ' 2026-01-02',
  '٢٠٢٦-٠١-٠٢',
];
const otherYears = ['2025-12-31', '2028-01-01', '1900-01-01', '9999-12-31', '2028-02-29'];

/** What the machine of the paydays does in every state on every event. */
export const paydaysTable = defineTable(paydaysMachine, {
  samples: {
    events: [
      typed('2027-01-08'),
      typed(''),
      typed('1900-01-05'),
      committed,
      chosen('monthly'),
      saved,
    ],
    // Typing what the field already has, and choosing the chosen frequency, is no event; whoever
    // presses anything else leaves the field first.
    canHappen: ({ value, context }, event) => {
      if (event.type === 'payday.typed') return event.text !== context.text;
      if (event.type === 'text.committed') return true;
      const isChosen = event.type === 'frequency.chosen' && event.frequency === context.frequency;
      return value !== 'unfinished' && !isChosen;
    },
  },
  start: listed('2026-01-02'),
  situations: {
    untouched: { after: [], ...listed('2026-01-02') },
    'another payday': { after: [typed('2027-01-08')], ...listed('2027-01-08') },
    'an empty field': { after: [typed('')], ...at('unfinished', '') },
    'a day of 1900': { after: [typed('1900-01-05')], ...at('unfinished', '1900-01-05') },
    'an empty field, left': { after: [typed(''), committed], ...at('unreadable', '') },
    'a day of 1900, left': {
      after: [typed('1900-01-05'), committed],
      ...at('outside', '1900-01-05'),
    },
  },
  rows: [
    ...listable.map((day) => ['untouched', typed(day), listed(day)] as const),
    ...[...noDays, ...otherYears].map(
      (text) => ['untouched', typed(text), at('unfinished', text)] as const,
    ),
    ['untouched', committed, nothing],
    ['untouched', chosen('weekly'), listed('2026-01-02', { frequency: 'weekly' })],
    ['untouched', chosen('biweekly'), nothing],
    ['untouched', chosen('semimonthly'), listed('2026-01-02', { frequency: 'semimonthly' })],
    ['untouched', chosen('monthly'), listed('2026-01-02', { frequency: 'monthly' })],
    ['untouched', saved, saving(listed('2026-01-02'))],

    ['another payday', typed('2026-03-06'), listed('2026-03-06')],
    ['another payday', typed(''), at('unfinished', '', '2027-01-08')],
    ['another payday', committed, nothing],
    ['another payday', chosen('monthly'), listed('2027-01-08', { frequency: 'monthly' })],
    ['another payday', saved, saving(listed('2027-01-08'))],

    ['an empty field', typed('2026-03-06'), listed('2026-03-06')],
    ['an empty field', typed('1900-01-05'), at('unfinished', '1900-01-05')],
    ['an empty field', committed, at('unreadable', '')],
    [
      'an empty field',
      chosen('weekly'),
      { state: 'unfinished', context: { ...start, text: '', frequency: 'weekly' } },
    ],
    ['an empty field', saved, saving(at('unfinished', ''))],

    ['a day of 1900', typed('2026-03-06'), listed('2026-03-06')],
    ['a day of 1900', committed, at('outside', '1900-01-05')],

    ['an empty field, left', typed('2026-03-06'), listed('2026-03-06')],
    ['an empty field, left', typed('1900-01-05'), at('unfinished', '1900-01-05')],
    ['an empty field, left', committed, nothing],
    [
      'an empty field, left',
      chosen('weekly'),
      { state: 'unreadable', context: { ...start, text: '', frequency: 'weekly' } },
    ],
    ['an empty field, left', saved, saving(at('unreadable', ''))],

    ['a day of 1900, left', typed('2026-03-06'), listed('2026-03-06')],
    ['a day of 1900, left', typed(''), at('unfinished', '')],
    ['a day of 1900, left', committed, nothing],
    [
      'a day of 1900, left',
      chosen('weekly'),
      { state: 'outside', context: { ...start, text: '1900-01-05', frequency: 'weekly' } },
    ],
    ['a day of 1900, left', saved, saving(at('outside', '1900-01-05'))],
  ],
});
