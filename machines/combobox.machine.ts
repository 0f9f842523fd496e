import { assertEvent, assign, setup } from 'xstate';

/** An option, its name normalized for searching, and its normalized aliases. */
type Option = { name: string; plainName: string; aliases: readonly string[] };

type Input = {
  options: readonly string[];
  /** Search aliases by option. */
  aliases: Readonly<Record<string, readonly string[]>>;
  value: string;
};

/** Normalizes text for comparison: lowercase, without accents or punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How well an option matches normalized words: 0 is best; undefined is no match. */
function rankOf({ plainName, aliases }: Option, words: string) {
  const names = [plainName, ...aliases];
  if (names.includes(words)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  if (plainName.includes(` ${words}`)) return 2;
  return words.split(' ').every((word) => plainName.includes(word)) ? 3 : undefined;
}

/** The options that match a text, best first; ties keep the order of the options. */
const find = (options: readonly Option[], text: string) =>
  options
    .flatMap((option) => {
      const rank = rankOf(option, plain(text));
      return rank === undefined ? [] : { name: option.name, rank };
    })
    .sort((a, b) => a.rank - b.rank);

/** The option that matches a text best; undefined if none matches or the best two tie. */
function bestMatch(options: readonly Option[], text: string) {
  const [best, next] = find(options, text);
  return best?.rank === next?.rank ? undefined : best?.name;
}

/**
 * A combobox that filters its options by the typed text: the country and state of a checkout (CHK-2,
 * ST-SELECT).
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
      | { type: 'list.toggled' }
      | { type: 'list.dismissed' }
      | { type: 'text.typed'; text: string }
      | { type: 'option.chosen'; value: string },
    meta: {} as { clauses: string[] },
  },
  guards: {
    isBlank: ({ event }) => {
      assertEvent(event, 'text.typed');
      return plain(event.text) === '';
    },
    hasMatch: ({ context, event }) => {
      assertEvent(event, 'text.typed');
      return find(context.options, event.text).length > 0;
    },
    hasBestMatch: ({ context }) => bestMatch(context.options, context.text) !== undefined,
  },
  actions: {
    search: assign(({ context, event }) => {
      assertEvent(event, 'text.typed');
      const matches = find(context.options, event.text).map(({ name }) => name);
      return { text: event.text, matches };
    }),
    chooseOption: assign(({ event }) => {
      assertEvent(event, 'option.chosen');
      return { value: event.value };
    }),
    chooseBestMatch: assign(({ context: { options, text, value } }) => ({
      value: bestMatch(options, text) ?? value,
    })),
    showValue: assign(({ context: { options, value } }) => ({
      text: value,
      matches: options.map(({ name }) => name),
    })),
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
        description: 'A blank text lists every option.',
        meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      },
      {
        guard: 'hasMatch',
        target: '.open.matched',
        actions: 'search',
        description: 'Some options match the text that was typed, pasted or autofilled.',
        meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      },
      {
        target: '.open.unmatched',
        actions: 'search',
        description: 'No option matches the text.',
        meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      },
    ],
  },
  states: {
    closed: {
      description: 'The field shows the chosen option.',
      meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      on: {
        'list.toggled': {
          target: 'open',
          description: 'The field was focused or clicked, or received an arrow key.',
          meta: { clauses: ['ST-SELECT'] },
        },
      },
    },
    open: {
      description: 'The list is shown below the field.',
      meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      on: {
        'list.toggled': [
          {
            guard: 'hasBestMatch',
            target: 'closed',
            actions: ['chooseBestMatch', 'showValue'],
            description: 'The visitor left the field: its best match is chosen.',
            meta: { clauses: ['CHK-2', 'ST-SELECT'] },
          },
          {
            target: 'closed',
            actions: 'showValue',
            description: 'The visitor left the field without a best match: the value stays.',
            meta: { clauses: ['CHK-2', 'ST-SELECT'] },
          },
        ],
        'list.dismissed': {
          target: 'closed',
          actions: 'showValue',
          description: 'Escape discards the typed text: the value stays.',
          meta: { clauses: ['ST-SELECT'] },
        },
        'option.chosen': {
          target: 'closed',
          actions: ['chooseOption', 'showValue'],
          description: 'An option was chosen: it becomes the value, and the list closes.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
      },
      initial: 'all',
      states: {
        all: {
          description: 'The list has every option.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
        matched: {
          description: 'The list has the options in matches, best first.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
        unmatched: {
          description: 'A message says that no option matches.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
      },
    },
  },
});
