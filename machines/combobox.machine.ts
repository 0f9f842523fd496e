import { assertEvent, assign, setup } from 'xstate';

/** An option, its name normalized for searching, and its normalized aliases. */
type Option = { name: string; plainName: string; aliases: readonly string[] };

type Input = {
  options: readonly string[];
  /** Search aliases by option. */
  aliases: Readonly<Record<string, readonly string[]>>;
  value: string;
};

type Choice = { options: readonly Option[]; value: string };

/** Normalizes text for comparison: words in lowercase, without accents or punctuation, and flags. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/(\p{RI}[\p{M}.'’‘ʼ`´])|[\p{M}.'’‘ʼ`´]/gu, '$1')
    .replace(/(\p{L}\s*)&(?=\s*\p{L})/gu, '$1 and ')
    .match(/\p{RI}{2}|[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const isBlank = (text: string) => text.trim() === '';

/** How well an option matches normalized words: 0 is best; undefined is no match. */
function rankOf({ plainName, aliases }: Option, words: string) {
  if (words === '') return undefined;
  const names = [plainName, ...aliases];
  if (names.includes(words)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  const hasWord = (start: string) => ` ${plainName}`.includes(` ${start}`);
  if (hasWord(words)) return 2;
  return plainName.includes(words) || words.split(' ').every(hasWord) ? 3 : undefined;
}

/** The options that match a text, best first; ties keep the order of the options. */
function find({ options, value }: Choice, text: string) {
  const words = plain(text);
  return options
    .flatMap((option) => {
      const rank = isBlank(text) ? Number(option.name !== value) : rankOf(option, words);
      return rank === undefined ? [] : { name: option.name, rank };
    })
    .sort((a, b) => a.rank - b.rank);
}

/** The option that matches a text best; undefined if none matches or the best two tie. */
function bestMatch(choice: Choice, text: string) {
  const [best, next] = find(choice, text);
  return best?.rank === next?.rank ? undefined : best?.name;
}

/**
 * A combobox that filters its options by the typed text: the country and state of a checkout (CHK-2,
 * ST-SELECT). The page provides `reportValue`, which tells the form what was chosen.
 */
export const comboboxMachine = setup({
  types: {
    context: {} as {
      options: readonly Option[];
      /** The chosen option. */
      value: string;
      /** The text in the field. */
      text: string;
      /** The options in the list, by name. */
      matches: readonly string[];
    },
    input: {} as Input,
    events: {} as
      | { type: 'list.opened' }
      | { type: 'list.closed' }
      | { type: 'list.dismissed' }
      | { type: 'text.typed'; text: string }
      | { type: 'option.chosen'; value: string },
  },
  guards: {
    isBlank: ({ event }) => {
      assertEvent(event, 'text.typed');
      return isBlank(event.text);
    },
    hasMatch: ({ context, event }) => {
      assertEvent(event, 'text.typed');
      return find(context, event.text).length > 0;
    },
    hasOtherMatch: ({ context }) => {
      const match = bestMatch(context, context.text);
      return match !== undefined && match !== context.value;
    },
  },
  actions: {
    search: assign(({ context, event }) => {
      assertEvent(event, 'text.typed');
      const matches = find(context, event.text).map(({ name }) => name);
      return { text: event.text, matches };
    }),
    chooseOption: assign(({ event }) => {
      assertEvent(event, 'option.chosen');
      return { value: event.value };
    }),
    chooseBestMatch: assign(({ context }) => ({
      value: bestMatch(context, context.text) ?? context.value,
    })),
    showValue: assign(({ context: { options, value } }) => ({
      text: value,
      matches: options.map(({ name }) => name),
    })),
    reportValue: () => {},
  },
}).createMachine({
  id: 'combobox',
  description:
    'A field with a filtered list of options; exactly one is chosen, by list or by name.',
  context: ({ input: { options, aliases, value } }) => ({
    options: options.map((name) => ({
      name,
      plainName: plain(name),
      aliases: (aliases[name] ?? []).map(plain),
    })),
    value,
    text: value,
    matches: options,
  }),
  initial: 'closed',
  on: {
    'text.typed': [
      {
        guard: 'isBlank',
        target: '.open.all',
        actions: 'search',
        description: 'A blank text lists every option, the chosen one first. (CHK-2, ST-SELECT)',
      },
      {
        guard: 'hasMatch',
        target: '.open.matched',
        actions: 'search',
        description:
          'Some options match the text that was typed, pasted or autofilled. (CHK-2, ST-SELECT)',
      },
      {
        target: '.open.unmatched',
        actions: 'search',
        description: 'No option matches the text, or it has no letters. (CHK-2, ST-SELECT)',
      },
    ],
  },
  states: {
    closed: {
      description: 'The field shows the chosen option. (CHK-2, ST-SELECT)',
      on: {
        'list.opened': {
          target: 'open',
          description: 'The field was focused or clicked, or received an arrow key. (ST-SELECT)',
        },
      },
    },
    open: {
      description: 'The list is shown below the field. (CHK-2, ST-SELECT)',
      on: {
        'list.closed': [
          {
            guard: 'hasOtherMatch',
            target: 'closed',
            actions: ['chooseBestMatch', 'showValue', 'reportValue'],
            description: 'The visitor left the field: its best match is chosen. (CHK-2, ST-SELECT)',
          },
          {
            target: 'closed',
            actions: 'showValue',
            description:
              'The visitor left the field without another best match: the value stays. (CHK-2, ST-SELECT)',
          },
        ],
        'list.dismissed': {
          target: 'closed',
          actions: 'showValue',
          description: 'Escape discards the typed text: the value stays. (ST-SELECT)',
        },
        'option.chosen': {
          target: 'closed',
          actions: ['chooseOption', 'showValue', 'reportValue'],
          description:
            'An option was chosen: it becomes the value, and the list closes. (CHK-2, ST-SELECT)',
        },
      },
      initial: 'all',
      states: {
        all: {
          description: 'The list has every option. (CHK-2, ST-SELECT)',
        },
        matched: {
          description: 'The list has the options in matches, best first. (CHK-2, ST-SELECT)',
        },
        unmatched: {
          description: 'A message says that no option matches. (CHK-2, ST-SELECT)',
        },
      },
    },
  },
});
