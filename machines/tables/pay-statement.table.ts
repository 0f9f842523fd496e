import { payStatementMachine } from '@machines/pay-statement.machine';
import type { ContextFrom } from 'xstate';
import { defineTable, nothing } from './define-table';

type Context = ContextFrom<typeof payStatementMachine>;
type Figure = Context['typed']['figure'];
type Entry = 'settled' | 'readable' | 'unreadable';
type Stamp = 'landed' | 'lifted';
type Others = { paper?: 'flat' | 'lifted'; link?: 'unsent' | 'copied' | 'refused' };

const incremented = (figure: Figure) => ({ type: 'figure.incremented' as const, figure });
const decremented = (figure: Figure) => ({ type: 'figure.decremented' as const, figure });
const numberIn = (text: string) => (/^[\d.]+$/.test(text) ? Number(text) : null);
const typed = (text: string, figure: Figure = 'hours') => ({
  type: 'figure.typed' as const,
  figure,
  text,
  number: numberIn(text),
});
const finished = { type: 'text.committed' as const };
const discarded = { type: 'text.discarded' as const };
const chosen = (state: Context['state']) => ({ type: 'state.chosen' as const, state });
const elapsed = { type: 'xstate.after.stampDelay.payStatement.check.stamp.lifted' as const };
const received = (hours: number, rate: number, state: Context['state'] = 'wyoming') => ({
  type: 'check.received' as const,
  hours,
  rate,
  state,
});
const toggled = { type: 'paper.toggled' as const };
const copied = { type: 'link.copied' as const };
const refused = { type: 'link.refused' as const };
const faded = { type: 'xstate.after.copiedDelay.payStatement.link.copied' as const };

const start: Context = {
  hours: 84_50,
  rate: 41_00,
  state: 'montana',
  typed: { figure: 'hours', text: '', number: null },
};
const at = (
  entry: Entry,
  stamp: Stamp,
  context: Partial<Context> = {},
  { paper = 'flat', link = 'unsent' }: Others = {},
) => ({
  state: { check: { entry, stamp }, paper, link },
  context: { ...start, ...context },
});
/** After a change, the stamp is lifted and the delay starts again. */
const changed = (
  context: Partial<Context>,
  {
    entry = 'settled',
    wasLifted = false,
    others = {},
  }: { entry?: Entry; wasLifted?: boolean; others?: Others } = {},
) => ({
  ...at(entry, 'lifted', context, others),
  actions: [...(wasLifted ? ['stop waiting'] : []), 'wait 500 ms'],
});
const typing = (text: string, figure: Figure = 'hours') => ({
  typed: { figure, text, number: numberIn(text) },
});

/** Text typed as hours, and the resulting hours. */
const readable = [
  ['40', 40_00],
  ['84.5', 84_50],
  ['84.255', 84_26],
  ['40.', 40_00],
  ['.25', 10_00],
  ['0', 10_00],
  ['9.99', 10_00],
  ['10', 10_00],
  ['120', 120_00],
  ['120.01', 120_00],
  ['9'.repeat(400), 120_00],
] as const;
const unreadable = ['', ' ', '-40', '84,5', 'forty'];

/** What a copied link sets off. */
const copying = ['announceCopy', 'wait 4000 ms'];

/** Neither a lifted paper nor what became of the link changes what the inputs do. */
const inputsBeside = (others: Others) =>
  [
    [incremented('hours'), changed({ hours: 85_00 }, { others })],
    [decremented('rate'), changed({ rate: 40_00 }, { others })],
    [typed('40'), changed({ hours: 40_00, ...typing('40') }, { entry: 'readable', others })],
    [typed('forty'), at('unreadable', 'landed', typing('forty'), others)],
    [chosen('wyoming'), changed({ state: 'wyoming' }, { others })],
    [received(50_00, 20_00), changed({ hours: 50_00, rate: 20_00, state: 'wyoming' }, { others })],
    [finished, nothing],
    [discarded, nothing],
  ] as const;

/** Nor does an input change the paper or the link. */
const othersBeside = (entry: Entry, stamp: Stamp, context: Partial<Context>) =>
  [
    [toggled, at(entry, stamp, context, { paper: 'lifted' })],
    [
      copied,
      {
        ...at(entry, stamp, context, { link: 'copied' }),
        actions: copying,
      },
    ],
    [refused, at(entry, stamp, context, { link: 'refused' })],
  ] as const;

/** Hours and rates that a link can have, and some that it can't. */
const inLimits = [
  [10_00, 16_00],
  [120_00, 160_00],
  [37_25, 52_80],
] as const;
const outOfLimits = [
  [9_99, 41_00],
  [120_01, 41_00],
  [84_50, 15_99],
  [84_50, 160_01],
] as const;

/** What the machine of the sample check does in every state on every event. */
export const payStatementTable = defineTable(payStatementMachine, {
  samples: {
    events: [
      incremented('hours'),
      decremented('rate'),
      typed('40'),
      typed('forty'),
      typed(''),
      finished,
      discarded,
      chosen('wyoming'),
      chosen('montana'),
      elapsed,
      received(40_00, 41_00),
      toggled,
      copied,
      refused,
      faded,
    ],
  },
  start: at('settled', 'landed'),
  situations: {
    untouched: { after: [], ...at('settled', 'landed') },
    'an hour up': {
      after: [incremented('hours'), incremented('hours')],
      ...at('settled', 'lifted', { hours: 85_50 }),
    },
    'typed 40': {
      after: [typed('40')],
      ...at('readable', 'lifted', { hours: 40_00, ...typing('40') }),
    },
    'typed 40, stamped': {
      after: [typed('40'), elapsed],
      ...at('readable', 'landed', { hours: 40_00, ...typing('40') }),
    },
    'typed words': {
      after: [typed('forty')],
      ...at('unreadable', 'landed', typing('forty')),
    },
    emptied: { after: [typed('')], ...at('unreadable', 'landed') },
    'typed 40, then words': {
      after: [typed('40'), typed('forty')],
      ...at('unreadable', 'lifted', { hours: 40_00, ...typing('forty') }),
    },
    'maximum hours': {
      after: [typed('500'), finished],
      ...at('settled', 'lifted', { hours: 120_00, ...typing('500') }),
    },
    'almost maximum hours': {
      after: [typed('119.75'), finished],
      ...at('settled', 'lifted', { hours: 119_75, ...typing('119.75') }),
    },
    'minimum rate': {
      after: [typed('1', 'rate'), finished],
      ...at('settled', 'lifted', { rate: 16_00, ...typing('1', 'rate') }),
    },
    'almost minimum rate': {
      after: [typed('16.40', 'rate'), finished],
      ...at('settled', 'lifted', { rate: 16_40, ...typing('16.40', 'rate') }),
    },
    lifted: { after: [toggled], ...at('settled', 'landed', {}, { paper: 'lifted' }) },
    copied: { after: [copied], ...at('settled', 'landed', {}, { link: 'copied' }) },
    refused: { after: [refused], ...at('settled', 'landed', {}, { link: 'refused' }) },
  },
  rows: [
    ['untouched', incremented('hours'), changed({ hours: 85_00 })],
    ['untouched', incremented('rate'), changed({ rate: 42_00 })],
    ['untouched', decremented('hours'), changed({ hours: 84_00 })],
    ['untouched', decremented('rate'), changed({ rate: 40_00 })],
    ['untouched', chosen('wyoming'), changed({ state: 'wyoming' })],
    ['untouched', chosen('arizona'), changed({ state: 'arizona' })],
    ['untouched', finished, nothing],
    ['untouched', discarded, nothing],
    ...readable.map(
      ([text, hours]) =>
        [
          'untouched',
          typed(text),
          changed({ hours, ...typing(text) }, { entry: 'readable' }),
        ] as const,
    ),
    ...unreadable.map(
      (text) => ['untouched', typed(text), at('unreadable', 'landed', typing(text))] as const,
    ),
    [
      'untouched',
      typed('41.25', 'rate'),
      changed({ rate: 41_25, ...typing('41.25', 'rate') }, { entry: 'readable' }),
    ],
    [
      'untouched',
      typed('1000000', 'rate'),
      changed({ rate: 160_00, ...typing('1000000', 'rate') }, { entry: 'readable' }),
    ],
    ['an hour up', incremented('hours'), changed({ hours: 86_00 }, { wasLifted: true })],
    [
      'an hour up',
      elapsed,
      {
        ...at('settled', 'landed', { hours: 85_50 }),
        actions: ['stop waiting', 'announceNetPay'],
      },
    ],
    [
      'typed 40',
      typed('401'),
      changed({ hours: 120_00, ...typing('401') }, { entry: 'readable', wasLifted: true }),
    ],
    ['typed 40', typed(''), at('unreadable', 'lifted', { hours: 40_00, ...typing('') })],
    ['emptied', typed('forty'), at('unreadable', 'landed', typing('forty'))],
    [
      'typed 40, then words',
      typed(''),
      at('unreadable', 'lifted', { hours: 40_00, ...typing('') }),
    ],
    ['typed 40', discarded, at('settled', 'lifted', { hours: 40_00, ...typing('40') })],
    ['typed 40', finished, at('settled', 'lifted', { hours: 40_00, ...typing('40') })],
    [
      'typed 40',
      incremented('hours'),
      changed({ hours: 40_50, ...typing('40') }, { wasLifted: true }),
    ],
    [
      'typed 40',
      decremented('rate'),
      changed({ hours: 40_00, rate: 40_00, ...typing('40') }, { wasLifted: true }),
    ],
    [
      'typed 40',
      chosen('wyoming'),
      changed({ hours: 40_00, state: 'wyoming', ...typing('40') }, { wasLifted: true }),
    ],
    [
      'typed 40',
      elapsed,
      {
        ...at('readable', 'landed', { hours: 40_00, ...typing('40') }),
        actions: ['stop waiting', 'announceNetPay'],
      },
    ],
    [
      'typed 40, stamped',
      typed('forty'),
      at('unreadable', 'landed', { hours: 40_00, ...typing('forty') }),
    ],
    ['typed 40, stamped', finished, at('settled', 'landed', { hours: 40_00, ...typing('40') })],
    ['typed 40, stamped', discarded, at('settled', 'landed', { hours: 40_00, ...typing('40') })],
    ['typed words', finished, nothing],
    ['typed words', discarded, at('settled', 'landed', typing('forty'))],
    ['emptied', finished, at('settled', 'landed')],
    ['emptied', discarded, at('settled', 'landed')],
    ['typed words', typed('4'), changed({ hours: 10_00, ...typing('4') }, { entry: 'readable' })],
    ['typed words', incremented('hours'), changed({ hours: 85_00, ...typing('forty') })],
    ['typed words', decremented('hours'), changed({ hours: 84_00, ...typing('forty') })],
    ['typed words', chosen('arizona'), changed({ state: 'arizona', ...typing('forty') })],
    [
      'typed 40, then words',
      elapsed,
      {
        ...at('unreadable', 'landed', { hours: 40_00, ...typing('forty') }),
        actions: ['stop waiting', 'announceNetPay'],
      },
    ],
    ['maximum hours', incremented('hours'), nothing],
    [
      'almost maximum hours',
      incremented('hours'),
      changed({ hours: 120_00, ...typing('119.75') }, { wasLifted: true }),
    ],
    ['minimum rate', decremented('rate'), nothing],
    [
      'almost minimum rate',
      decremented('rate'),
      changed({ rate: 16_00, ...typing('16.40', 'rate') }, { wasLifted: true }),
    ],
    ['an hour up', finished, nothing],
    ['an hour up', discarded, nothing],
    [
      'an hour up',
      typed('46.5', 'rate'),
      changed(
        { hours: 85_50, rate: 46_50, ...typing('46.5', 'rate') },
        { entry: 'readable', wasLifted: true },
      ),
    ],
    [
      'an hour up',
      typed('forty'),
      at('unreadable', 'lifted', { hours: 85_50, ...typing('forty') }),
    ],
    [
      'an hour up',
      chosen('wyoming'),
      changed({ hours: 85_50, state: 'wyoming' }, { wasLifted: true }),
    ],
    ...inLimits.map(
      ([hours, rate]) =>
        ['untouched', received(hours, rate), changed({ hours, rate, state: 'wyoming' })] as const,
    ),
    ...outOfLimits.map(([hours, rate]) => ['untouched', received(hours, rate), nothing] as const),
    [
      'typed 40',
      received(84_50, 41_00, 'arizona'),
      changed({ state: 'arizona', ...typing('40') }, { wasLifted: true }),
    ],
    [
      'typed words',
      received(50_00, 20_00),
      changed({
        hours: 50_00,
        rate: 20_00,
        state: 'wyoming',
        ...typing('forty'),
      }),
    ],
    ...inputsBeside({ paper: 'lifted' }).map((row) => ['lifted', ...row] as const),
    ...inputsBeside({ link: 'copied' }).map((row) => ['copied', ...row] as const),
    ...inputsBeside({ link: 'refused' }).map((row) => ['refused', ...row] as const),
    ...othersBeside('settled', 'landed', {}).map((row) => ['untouched', ...row] as const),
    ...othersBeside('readable', 'lifted', { hours: 40_00, ...typing('40') }).map(
      (row) => ['typed 40', ...row] as const,
    ),
    ...othersBeside('unreadable', 'landed', typing('forty')).map(
      (row) => ['typed words', ...row] as const,
    ),
    ['lifted', toggled, at('settled', 'landed')],
    ['lifted', refused, at('settled', 'landed', {}, { paper: 'lifted', link: 'refused' })],
    [
      'lifted',
      copied,
      {
        ...at('settled', 'landed', {}, { paper: 'lifted', link: 'copied' }),
        actions: copying,
      },
    ],
    ['copied', toggled, at('settled', 'landed', {}, { paper: 'lifted', link: 'copied' })],
    ['refused', toggled, at('settled', 'landed', {}, { paper: 'lifted', link: 'refused' })],
    [
      'copied',
      copied,
      {
        ...at('settled', 'landed', {}, { link: 'copied' }),
        actions: ['stop waiting', ...copying],
      },
    ],
    [
      'copied',
      refused,
      { ...at('settled', 'landed', {}, { link: 'refused' }), actions: ['stop waiting'] },
    ],
    ['copied', faded, { ...at('settled', 'landed'), actions: ['stop waiting'] }],
    ['refused', refused, at('settled', 'landed', {}, { link: 'refused' })],
    [
      'refused',
      copied,
      {
        ...at('settled', 'landed', {}, { link: 'copied' }),
        actions: copying,
      },
    ],
  ],
});
