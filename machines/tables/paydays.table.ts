import { paydaysMachine } from '@machines/paydays.machine';
import type { ContextFrom } from 'xstate';
import { defineTable, nothing } from './define-table';

type Context = ContextFrom<typeof paydaysMachine>;
type State = 'listed' | 'typing' | 'unreadable' | 'outside';

const typed = (text: string) => ({ type: 'payday.typed' as const, text });
const committed = { type: 'text.committed' as const };
const chosen = (frequency: Context['frequency']) => ({
  type: 'frequency.chosen' as const,
  frequency,
});
const saved = { type: 'calendar.saved' as const };
const rested = { type: 'xstate.after.restDelay.paydays.typing' as const };

const input = { year: 2026, first: '2026-01-02' };
const start: Context = { ...input, text: '2026-01-02', frequency: 'biweekly' };
const at = (state: State, context: Partial<Context> = {}) => ({
  state,
  context: { ...start, ...context },
});
const listed = (day: string, context: Partial<Context> = {}) =>
  at('listed', { text: day, first: day, ...context });
const saving = <Outcome extends object>(outcome: Outcome) => ({
  ...outcome,
  actions: ['saveCalendar'],
});
/** What is typed while the field rests, and what ends its rest. */
const typing = (text: string) => ({ ...at('typing', { text }), actions: ['wait 700 ms'] });
const typingOn = (text: string) => ({
  ...at('typing', { text }),
  actions: ['stop waiting', 'wait 700 ms'],
});
const done = <Outcome extends object>(outcome: Outcome) => ({
  ...outcome,
  actions: ['stop waiting'],
});

const listable = ['2026-01-01', '2026-12-31', '2027-01-01', '2027-02-28', '2027-12-31'] as const;
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
] as const;
const otherYears = ['2025-12-31', '2028-01-01', '1900-01-01', '9999-12-31', '2028-02-29'] as const;

const typedAs = (text: string) => ({ after: [typed(text)], ...at('typing', { text }) });
type Text = (typeof listable | typeof noDays | typeof otherYears)[number];

/** A situation for each text. */
const typedTexts = Object.fromEntries(
  [...listable, ...noDays, ...otherYears].map((text) => [`typed ${text}`, typedAs(text)]),
) as Record<`typed ${Text}`, ReturnType<typeof typedAs>>;

/** What the machine of the paydays does in every state on every event. */
export const paydaysTable = defineTable(paydaysMachine, {
  input,
  samples: {
    events: [
      typed('2027-01-08'),
      typed(''),
      typed('1900-01-05'),
      committed,
      chosen('monthly'),
      saved,
      rested,
    ],
  },
  start: listed('2026-01-02'),
  situations: {
    untouched: { after: [], ...listed('2026-01-02') },
    'another payday': { after: [typed('2027-01-08'), committed], ...listed('2027-01-08') },
    'typing it': { after: [typed('2027-01-08')], ...at('typing', { text: '2027-01-08' }) },
    'refused as no day': { after: [typed(''), committed], ...at('unreadable', { text: '' }) },
    'refused as of 1900': {
      after: [typed('1900-01-05'), committed],
      ...at('outside', { text: '1900-01-05' }),
    },
    ...typedTexts,
  },
  rows: [
    ['untouched', typed('2027-01-08'), typing('2027-01-08')],
    ['untouched', typed(''), typing('')],
    ['untouched', chosen('weekly'), listed('2026-01-02', { frequency: 'weekly' })],
    ['untouched', chosen('biweekly'), nothing],
    ['untouched', chosen('semimonthly'), listed('2026-01-02', { frequency: 'semimonthly' })],
    ['untouched', chosen('monthly'), listed('2026-01-02', { frequency: 'monthly' })],
    ['untouched', saved, saving(listed('2026-01-02'))],

    [
      'another payday',
      typed(''),
      { ...typing(''), context: { ...start, text: '', first: '2027-01-08' } },
    ],
    ['another payday', chosen('monthly'), listed('2027-01-08', { frequency: 'monthly' })],
    ['another payday', saved, saving(listed('2027-01-08'))],

    ['typing it', typed('2027-01-09'), typingOn('2027-01-09')],
    ['typing it', typed(''), typingOn('')],
    ['typing it', rested, done(listed('2027-01-08'))],
    ['typing it', committed, done(listed('2027-01-08'))],
    ['typing it', chosen('weekly'), at('typing', { text: '2027-01-08', frequency: 'weekly' })],
    ['typing it', saved, saving(at('typing', { text: '2027-01-08' }))],

    ...listable.map((day) => [`typed ${day}`, committed, done(listed(day))] as const),
    ...noDays.map(
      (text) => [`typed ${text}`, committed, done(at('unreadable', { text }))] as const,
    ),
    ...otherYears.map(
      (text) => [`typed ${text}`, committed, done(at('outside', { text }))] as const,
    ),
    ...[...noDays, ...otherYears].map((text) => [`typed ${text}`, rested, nothing] as const),

    ['refused as no day', typed('2026-03-06'), typing('2026-03-06')],
    ['refused as no day', chosen('weekly'), at('unreadable', { text: '', frequency: 'weekly' })],
    ['refused as no day', saved, saving(at('unreadable', { text: '' }))],

    ['refused as of 1900', typed(''), typing('')],
    [
      'refused as of 1900',
      chosen('weekly'),
      at('outside', { text: '1900-01-05', frequency: 'weekly' }),
    ],
    ['refused as of 1900', saved, saving(at('outside', { text: '1900-01-05' }))],
  ],
});
