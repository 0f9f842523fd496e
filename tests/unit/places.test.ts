import { comboboxMachine } from '@machines/combobox.machine';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { countries, countryAliases } from '@/content/countries.excerpt';
import { usCities } from '@/content/us-cities';

describe.each([
  ['countries', countries, 250, 'United States'],
  ['cities', usCities, 300, 'New York'],
] as const)('the list of %s (CHK-2)', (_, names, count, initial) => {
  it(`has ${count} unique names in order, including ${initial}`, () => {
    expect(names).toHaveLength(count);
    expect(names).toContain(initial);
    expect(new Set(names).size).toBe(count);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  });

  it('has plain names', () => {
    expect(names.filter((name) => !/^[A-Z][A-Za-zçéãíó.,'\- ]+$/.test(name))).toEqual([]);
  });
});

describe('other names of countries (CHK-2)', () => {
  const aliases = Object.values(countryAliases).flat();

  it('belong to listed countries', () => {
    expect(Object.keys(countryAliases).filter((name) => !countries.includes(name))).toEqual([]);
  });

  it('are not the name of another country', () => {
    expect(aliases.filter((alias) => countries.includes(alias))).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});

describe('text typed into the country field (CHK-2)', () => {
  const input = { options: countries, aliases: countryAliases, value: 'Zimbabwe' };
  const typeIn = (text: string) => {
    const [closed] = initialTransition(comboboxMachine, input);
    return transition(comboboxMachine, closed, { type: 'text.typed', text })[0];
  };

  it.each([...countries, ...Object.entries(countryAliases).flat(2)])(
    '%s finds it first',
    (text) => {
      const country = countries.find(
        (name) => name === text || countryAliases[name]?.includes(text),
      );
      expect(typeIn(text).context.matches[0]).toBe(country);
      const [left] = transition(comboboxMachine, typeIn(text), { type: 'list.closed' });
      expect(left.context.value).toBe(country);
    },
  );

  it.each([
    ['ger', 'Germany'],
    ['niger', 'Niger'],
    ['guinea bissau', 'Guinea-Bissau'],
    ['REUNION', 'Reunion'],
    ['curacao', 'Curaçao'],
    ['u.s.a.', 'United States'],
    ['usa', 'United States'],
    ['España', 'Spain'],
    ['deutschland', 'Germany'],
    ['brita', 'United Kingdom'],
    ['turkiye', 'Turkey'],
    ['cote d’ivoire', 'Ivory Coast'],
    ['côte divoire', 'Ivory Coast'],
    ['trinidad & tobago', 'Trinidad and Tobago'],
    ['south korea', 'South Korea'],
    ['korea south', 'South Korea'],
  ])('%s finds %s first', (text, country) => {
    expect(typeIn(text).context.matches[0]).toBe(country);
  });
});

it.each([
  ['St. Louis', 'St. Louis'],
  ['st louis', 'St. Louis'],
  ["O'Fallon", 'New York'],
  ['日本', 'New York'],
])('%s in the state field chooses %s (CHK-2)', (text, city) => {
  const input = { options: usCities, aliases: {}, value: 'New York' };
  const [closed] = initialTransition(comboboxMachine, input);
  const [typed] = transition(comboboxMachine, closed, { type: 'text.typed', text });
  const [left] = transition(comboboxMachine, typed, { type: 'list.closed' });
  expect(left.context.value).toBe(city);
});

it('the cities are incorporated places, including the consolidated ones', () => {
  const consolidated = ['Athens', 'Augusta', 'Lexington', 'Louisville', 'Macon', 'Nashville'];
  expect(consolidated.filter((name) => !usCities.includes(name))).toEqual([]);
  const parts = ['Brooklyn', 'Queens', 'Manhattan', 'Staten Island', 'Paradise', 'Metairie'];
  expect(parts.filter((name) => usCities.includes(name))).toEqual([]);
});
