import { comboboxMachine } from '@machines/combobox.machine';
import { defineTable } from './define-table';

const names = ['Curaçao', 'Guinea-Bissau', 'India', 'North Korea', 'Papua New Guinea', 'St. Lucia'];
const input = {
  options: [...names, 'Guinea', 'United States', 'Antigua and Barbuda', 'Barbuda, Antigua'],
  aliases: { 'United States': ['US', 'U.S.A.'], Curaçao: ['Côte d’Or'], 'St. Lucia': ['🇱🇨'] },
  value: 'India',
};
const plainly = (name: string, plainName: string, ...aliases: string[]) => ({
  name,
  plainName,
  aliases,
});
const options = [
  plainly('Curaçao', 'curacao', 'cote dor'),
  plainly('Guinea-Bissau', 'guinea bissau'),
  plainly('India', 'india'),
  plainly('North Korea', 'north korea'),
  plainly('Papua New Guinea', 'papua new guinea'),
  plainly('St. Lucia', 'st lucia', '🇱🇨'),
  plainly('Guinea', 'guinea'),
  plainly('United States', 'united states', 'us', 'usa'),
  plainly('Antigua and Barbuda', 'antigua and barbuda'),
  plainly('Barbuda, Antigua', 'barbuda antigua'),
];
const all = input.options;

const listOpened = { type: 'list.opened' as const };
const listClosed = { type: 'list.closed' as const };
const dismissed = { type: 'list.dismissed' as const };
const typed = (text: string) => ({ type: 'text.typed' as const, text });
const chosen = (value: string) => ({ type: 'option.chosen' as const, value });

const closed = (value: string) => ({
  state: 'closed' as const,
  context: { options, value, text: value, matches: all },
});
const reported = (value: string) => ({ ...closed(value), actions: ['reportValue'] });
const opened = {
  state: { open: 'all' as const },
  context: { options, value: 'India', text: 'India', matches: all },
};
/** After a blank text, the chosen option comes first. */
const every = (text: string) => ({
  state: { open: 'all' as const },
  context: {
    options,
    value: 'India',
    text,
    matches: ['India', ...all.filter((name) => name !== 'India')],
  },
});
const matched = (text: string, ...matches: string[]) => ({
  state: { open: 'matched' as const },
  context: { options, value: 'India', text, matches },
});
const unmatched = (text: string) => ({
  state: { open: 'unmatched' as const },
  context: { options, value: 'India', text, matches: [] },
});

type Situation = { after: (ReturnType<typeof typed> | typeof listOpened)[] } & (
  | ReturnType<typeof closed>
  | typeof opened
  | ReturnType<typeof matched>
  | ReturnType<typeof unmatched>
);

/** Typed text, the value after blur, and the matching options, best first. */
const finds = [
  ['guinea', 'Guinea', 'Guinea', 'Guinea-Bissau', 'Papua New Guinea'],
  ['GUINEA BISSAU', 'Guinea-Bissau', 'Guinea-Bissau'],
  ['in', 'India', 'India', 'Guinea-Bissau', 'Papua New Guinea', 'Guinea'],
  ['new', 'Papua New Guinea', 'Papua New Guinea'],
  // The beginning of a word matches better than its middle.
  ['ne', 'Papua New Guinea', 'Papua New Guinea', 'Guinea-Bissau', 'Guinea'],
  ['korea north', 'North Korea', 'North Korea'],
  ['us', 'United States', 'United States'],
  ['u.s.', 'United States', 'United States'],
  ['Usa', 'United States', 'United States'],
  ['united', 'United States', 'United States'],
  ['antigua & barbuda', 'Antigua and Barbuda', 'Antigua and Barbuda'],
  ['antigua&barbuda', 'Antigua and Barbuda', 'Antigua and Barbuda'],
  ['curacao', 'Curaçao', 'Curaçao'],
  ['cote', 'Curaçao', 'Curaçao'],
  [' st  lucia ', 'St. Lucia', 'St. Lucia'],
  ['🇱🇨', 'St. Lucia', 'St. Lucia'],
  // Several match equally well, so none is chosen.
  ['gui', 'India', 'Guinea-Bissau', 'Guinea', 'Papua New Guinea'],
  ['nea', 'India', 'Guinea-Bissau', 'Papua New Guinea', 'Guinea'],
] as const;

/** No letters, half a flag, flags of no option and of a region, letters of no option, two words of two. */
const strays = [..." -.%'&*🎉🇱🇦"]
  .filter((sign) => sign !== ' ')
  .concat([
    ' - ',
    '🇱🇦',
    '🇱🇨🇱🇨',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'ª',
    '日本',
    'u. s. a.',
    'india korea',
  ]);

const situations: Record<string, Situation> = {
  untouched: { after: [], ...closed('India') },
  open: { after: [listOpened], ...opened },
  emptied: { after: [listOpened, typed('')], ...every('') },
  found: { after: [typed('new')], ...matched('new', 'Papua New Guinea') },
  'nothing found': { after: [typed('zebra')], ...unmatched('zebra') },
};
for (const [text, , ...matches] of finds) {
  situations[`typed ${text}`] = { after: [typed(text)], ...matched(text, ...matches) };
}

/** What the combobox machine does in every state on every event. */
export const comboboxTable = defineTable(comboboxMachine, {
  input,
  samples: {
    events: [
      listOpened,
      listClosed,
      dismissed,
      typed('guinea'),
      typed(''),
      typed('zebra'),
      chosen('Guinea'),
    ],
  },
  start: closed('India'),
  situations,
  rows: [
    ['untouched', listOpened, opened],
    ['untouched', typed(''), every('')],
    ['untouched', typed('  '), every('  ')],
    ...strays.map((text) => ['untouched', typed(text), unmatched(text)] as const),
    ['untouched', typed('zebra'), unmatched('zebra')],
    ...finds.flatMap(([text, value, ...matches]) => [
      ['untouched', typed(text), matched(text, ...matches)] as const,
      [`typed ${text}`, listClosed, value === 'India' ? closed(value) : reported(value)] as const,
    ]),
    ['open', listClosed, closed('India')],
    ['open', dismissed, closed('India')],
    ['open', typed(''), every('')],
    ['open', typed('zebra'), unmatched('zebra')],
    ['open', typed('korea'), matched('korea', 'North Korea')],
    ['open', chosen('Guinea'), reported('Guinea')],
    ['open', chosen('India'), reported('India')],
    ['emptied', listClosed, closed('India')],
    ['found', listClosed, reported('Papua New Guinea')],
    ['found', dismissed, closed('India')],
    ['found', typed(''), every('')],
    ['found', typed('korea'), matched('korea', 'North Korea')],
    ['found', typed('zebra'), unmatched('zebra')],
    ['found', chosen('Papua New Guinea'), reported('Papua New Guinea')],
    ['nothing found', listClosed, closed('India')],
    ['nothing found', dismissed, closed('India')],
    ['nothing found', typed(''), every('')],
    ['nothing found', typed('yak'), unmatched('yak')],
    ['nothing found', typed('korea'), matched('korea', 'North Korea')],
    ['nothing found', chosen('Guinea'), reported('Guinea')],
  ],
});
