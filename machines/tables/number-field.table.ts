import { numberFieldMachine } from '@machines/number-field.machine';
import { defineTable, nothing } from './define-table';

const typed = (text: string) => ({ type: 'text.typed' as const, text });
const finished = { type: 'text.committed' as const };
const discarded = { type: 'text.discarded' as const };

const settled = (number: number, text = '') => ({
  state: 'settled' as const,
  context: { text, number },
});
const typing = (text: string, number = 1) => ({
  state: 'typing' as const,
  context: { text, number },
});
const committed = (number: number, text: string) => ({
  ...settled(number, text),
  actions: ['reportNumber'],
});

const refused = [
  '-3',
  '1e9',
  'abc',
  '',
  ' ',
  '0',
  '000',
  '2.5',
  '1,000',
  '+4',
  '٣',
  '１２',
  '0x10',
];
const read = [
  ['1', 1],
  ['7', 7],
  [' 12 ', 12],
  ['0042', 42],
  ['9999', 9999],
  ['10000', 9999],
  ['999999999999', 9999],
  ['9'.repeat(400), 9999],
] as const;

type Situation = { after: (ReturnType<typeof typed> | typeof finished)[] } & (
  | ReturnType<typeof settled>
  | ReturnType<typeof typing>
);
const situations: Record<string, Situation> = {
  untouched: { after: [], ...settled(1) },
  'typed 5': { after: [typed('5')], ...typing('5') },
  'committed 5': { after: [typed('5'), finished], ...settled(5, '5') },
};
for (const text of [...refused, ...read.map(([text]) => text)]) {
  situations[`typed ${JSON.stringify(text)}`] = { after: [typed(text)], ...typing(text) };
}

/** What the number field machine does in every state on every event. */
export const numberFieldTable = defineTable(numberFieldMachine, {
  samples: {
    events: [typed('12'), typed('-3'), finished, discarded],
    // Typing what a field already shows is no event.
    canHappen: ({ value, context }, event) =>
      event.type !== 'text.typed' ||
      event.text !== (value === 'typing' ? context.text : `${context.number}`),
  },
  start: settled(1),
  situations,
  rows: [
    ['untouched', typed('abc'), typing('abc')],
    ['untouched', finished, nothing],
    ['untouched', discarded, nothing],
    ['typed 5', typed('52'), typing('52')],
    ['typed 5', typed(''), typing('')],
    ['typed 5', discarded, settled(1, '5')],
    ['typed 5', finished, committed(5, '5')],
    ['committed 5', typed('6'), typing('6', 5)],
    ...refused.map(
      (text) => [`typed ${JSON.stringify(text)}`, finished, settled(1, text)] as const,
    ),
    ...read.map(
      ([text, number]) =>
        [`typed "${JSON.stringify(text).slice(1)}`, finished, committed(number, text)] as const,
    ),
  ],
});
