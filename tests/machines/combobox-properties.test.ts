import { comboboxMachine } from '@machines/combobox.machine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { usCities } from '@/content/us-cities';
import { isNightly } from '../support/nightly';

const runs = { numRuns: isNightly ? 20_000 : 1_500 };

const fields = [
  { name: 'country', options: countries, aliases: countryAliases, value: 'United States' },
  { name: 'state', options: usCities, aliases: {}, value: 'New York' },
] as const;

type Field = (typeof fields)[number];

const flag = /\p{RI}{2}/u;
const isFlag = (text: string) => flag.test(text);
const flags = Object.values(countryAliases).flat().filter(isFlag);

/** The value after typing a text and leaving the field, and after typing it and Enter. */
function choices(field: Field, text: string) {
  const [closed] = initialTransition(comboboxMachine, field);
  const [typed] = transition(comboboxMachine, closed, { type: 'text.typed', text });
  const [left] = transition(comboboxMachine, typed, { type: 'list.closed' });
  const [first] = typed.context.matches;
  const [entered] =
    first === undefined
      ? [left]
      : transition(comboboxMachine, typed, { type: 'option.chosen', value: first });
  return [left.context.value, entered.context.value];
}

/** Texts of any script, signs, emoji, and parts of names and flags. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(...' -.,%\'"&/()*+#@!?0123456789ªºʼ½™🇺🇸🇩🏴🎉\u200b\u{e0067}', ...flags))
    .map((signs) => signs.join('')),
  fc
    .tuple(
      fc.constantFrom(...countries, ...usCities, ...Object.values(countryAliases).flat()),
      fc.nat(12),
      fc.nat(12),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    )
    .map(([name, from, length, rest]) => name.slice(from, from + length) + rest),
);

/** The letters of a text without accents and apostrophes, in runs. */
const lettersIn = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}ʼ]/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

describe.each(fields)('any text in the field of the $name (CHK-2, ST-SELECT)', (field) => {
  const aliasesOf = (name: string) => (field.aliases as typeof countryAliases)[name] ?? [];

  test('without letters or a flag keeps the choice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/\p{L}/u.test(text) && !isFlag(text));
        for (const choice of choices(field, text)) expect(choice).toBe(field.value);
      }),
      runs,
    );
  });

  test('keeps the choice, or chooses a place whose names have its letters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const choice of choices(field, text)) {
          expect(field.options).toContain(choice);
          if (choice === field.value) continue;
          const names = [choice, ...aliasesOf(choice)];
          if (isFlag(text)) expect(names).toContain(flag.exec(text)?.[0]);
          const letters = names.map((name) => lettersIn(name).join(''));
          const runs = lettersIn(text);
          expect(letters.some((name) => runs.every((run) => name.includes(run)))).toBe(true);
        }
      }),
      runs,
    );
  });
});

test('a sign between the letters of flags makes no other flag of them (CHK-2)', () => {
  const [country] = fields;
  for (const text of ["🇸'🇮🇱", '🇸\u0301🇮🇱']) {
    expect(choices(country, text)).toEqual(['Israel', 'Israel']);
  }
  expect(choices(country, "🇸'🇮")).toEqual([country.value, country.value]);
});

test.each(countries)('the flag of %s chooses it (CHK-2)', (name) => {
  const [country] = fields;
  const [own = '', ...others] = (countryAliases[name] ?? []).filter(isFlag);
  expect(others).toEqual([]);
  for (const text of [own, ` ${own}\ufe0f`]) {
    expect(choices(country, text)).toEqual([name, name]);
  }
});
