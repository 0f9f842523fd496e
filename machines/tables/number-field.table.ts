import { numberFieldMachine } from '@machines/number-field.machine';
import { defineTable } from './define-table';

/** A text, and the number that it says. */
type Reading = readonly [text: string, number: number | null];

const typed = ([text, number]: Reading) => ({ type: 'text.typed' as const, text, number });
const finished = { type: 'text.committed' as const };
const discarded = { type: 'text.discarded' as const };

const five = ['5', 5] as const;
const words = ['abc', null] as const;
const empty = ['', null] as const;

const settled = (number: number, [text, reading]: Reading = empty) => ({
  state: 'settled' as const,
  context: { text, reading, number },
});
const typing = ([text, reading]: Reading, number = 1) => ({
  state: 'typing' as const,
  context: { text, reading, number },
});
const refused = ([text, reading]: Reading, number = 1) => ({
  state: 'refused' as const,
  context: { text, reading, number },
});
const committed = (number: number, reading: Reading) => ({
  ...settled(number, reading),
  actions: ['reportNumber'],
});

const refusedTexts: Reading[] = [words, ['-3', null], ['1,5', null], ['0', 0], ['2.5', 2.5]];
const blankTexts: Reading[] = [empty, [' ', null]];
const takenTexts: Reading[] = [
  ['1', 1],
  ['１２', 12],
  ['1,000', 1000],
  ['9999', 9999],
];
const greatTexts: Reading[] = [
  ['10000', 10_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
];

type Situation = {
  after: (ReturnType<typeof typed> | typeof finished)[];
} & ReturnType<typeof settled | typeof typing | typeof refused>;
const situations: Record<string, Situation> = {
  untouched: { after: [], ...settled(1) },
  'typed 5': { after: [typed(five)], ...typing(five) },
  'committed 5': { after: [typed(five), finished], ...settled(5, five) },
  'committed words': {
    after: [typed(five), finished, typed(words), finished],
    ...refused(words, 5),
  },
};
const named = ([text]: Reading) => `typed ${JSON.stringify(text)}`;
for (const reading of [...refusedTexts, ...blankTexts, ...takenTexts, ...greatTexts]) {
  situations[named(reading)] = { after: [typed(reading)], ...typing(reading) };
}

/** What the number field machine does in every state on every event. */
export const numberFieldTable = defineTable(numberFieldMachine, {
  samples: {
    events: [typed(['12', 12]), typed(['-3', null]), typed(empty), finished, discarded],
  },
  start: settled(1),
  situations,
  rows: [
    ['untouched', typed(words), typing(words)],
    ['typed 5', typed(['52', 52]), typing(['52', 52])],
    ['typed 5', typed(empty), typing(empty)],
    ['typed 5', discarded, settled(1, five)],
    ['typed 5', finished, committed(5, five)],
    ['committed 5', typed(['6', 6]), typing(['6', 6], 5)],
    ['committed words', typed(five), typing(five, 5)],
    ['committed words', discarded, settled(5, words)],
    ...refusedTexts.map((reading) => [named(reading), finished, refused(reading)] as const),
    ...blankTexts.map((reading) => [named(reading), finished, settled(1, reading)] as const),
    ...takenTexts.map(
      (reading) => [named(reading), finished, committed(Number(reading[1]), reading)] as const,
    ),
    ...greatTexts.map((reading) => [named(reading), finished, committed(9999, reading)] as const),
  ],
});
