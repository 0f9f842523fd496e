import { assertEvent, assign, setup } from 'xstate';

/** An option, and the other names that it is found by. */
type Option = { name: string; plainName: string; aliases: readonly string[] };

type Input = {
  options: readonly string[];
  /** Other names of options, by option. */
  aliases: Readonly<Record<string, readonly string[]>>;
  value: string;
};

/** A text for comparison: without accents, case and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How well an option matches a text: 0 is best; undefined is no match. */
function rankOf({ plainName, aliases }: Option, words: string) {
  const names = [plainName, ...aliases];
  if (names.includes(words)) return 0;
  if (names.some((name) => name.startsWith(words))) return 1;
  if (plainName.includes(` ${words}`)) return 2;
  return words.split(' ').every((word) => plainName.includes(word)) ? 3 : undefined;
}

/** The options that match a text, the best first, and otherwise in their order. */
const find = (options: readonly Option[], text: string) =>
  options
    .flatMap((option) => {
      const rank = rankOf(option, plain(text));
      return rank === undefined ? [] : { name: option.name, rank };
    })
    .sort((a, b) => a.rank - b.rank);

/** The option that matches a text best; undefined if none does, or several equally well. */
function nameOf(options: readonly Option[], text: string) {
  const [best, next] = find(options, text);
  return best?.rank === next?.rank ? undefined : best?.name;
}

/**
 * A field with a list of options that typing searches: the country and state of a checkout (CHK-2,
 * ST-SELECT).
 */
export const comboboxMachine = setup({
  types: {
    context: {} as {
      options: readonly Option[];
      /** The option that is chosen. */
      value: string;
      /** What the field shows. */
      text: string;
      /** The names of the options that the list shows. */
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
    isName: ({ context }) => nameOf(context.options, context.text) !== undefined,
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
    chooseNamed: assign(({ context: { options, text, value } }) => ({
      value: nameOf(options, text) ?? value,
    })),
    showValue: assign(({ context: { options, value } }) => ({
      text: value,
      matches: options.map(({ name }) => name),
    })),
  },
}).createMachine({
  id: 'combobox',
  description: 'A field and its list of options; exactly one is chosen, from the list or by name.',
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
        description: 'Without words, every option shows.',
        meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      },
      {
        guard: 'hasMatch',
        target: '.open.matched',
        actions: 'search',
        description: 'Some options match what was typed, pasted or filled in.',
        meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      },
      {
        target: '.open.unmatched',
        actions: 'search',
        description: 'No option matches it.',
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
          description: 'The field was focused or pressed, or an arrow key was pressed in it.',
          meta: { clauses: ['ST-SELECT'] },
        },
      },
    },
    open: {
      description: 'The list shows below the field.',
      meta: { clauses: ['CHK-2', 'ST-SELECT'] },
      on: {
        'list.toggled': [
          {
            guard: 'isName',
            target: 'closed',
            actions: ['chooseNamed', 'showValue'],
            description: 'The visitor leaves, and one option matches the text best.',
            meta: { clauses: ['CHK-2', 'ST-SELECT'] },
          },
          {
            target: 'closed',
            actions: 'showValue',
            description: 'The visitor leaves, and no option matches best: the value stays.',
            meta: { clauses: ['CHK-2', 'ST-SELECT'] },
          },
        ],
        'list.dismissed': {
          target: 'closed',
          actions: 'showValue',
          description: 'Escape: the value stays, whatever was typed.',
          meta: { clauses: ['ST-SELECT'] },
        },
        'option.chosen': {
          target: 'closed',
          actions: ['chooseOption', 'showValue'],
          description: 'Choosing an option sets the value and closes the list.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
      },
      initial: 'all',
      states: {
        all: {
          description: 'Every option shows.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
        matched: {
          description: 'The options in matches show, the best first.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
        unmatched: {
          description: 'The list says that nothing matches.',
          meta: { clauses: ['CHK-2', 'ST-SELECT'] },
        },
      },
    },
  },
});
