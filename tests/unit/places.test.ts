import { describe, expect, it } from 'vitest';
import { countries } from '@/content/countries.excerpt';
import { usCities } from '@/content/us-cities';

describe.each([
  ['countries', countries, 250, 'United States'],
  ['cities', usCities, 300, 'New York'],
] as const)('the list of %s (CHK-2)', (_, names, count, initial) => {
  it(`has ${count} names, ${initial} among them, each once and in order`, () => {
    expect(names).toHaveLength(count);
    expect(names).toContain(initial);
    expect(new Set(names).size).toBe(count);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  });

  it('has plain names', () => {
    expect(names.filter((name) => !/^[A-Z][A-Za-zçéãíó.,'\- ]+$/.test(name))).toEqual([]);
  });
});

it('no country is written back to front', () => {
  expect(countries.filter((name) => /,|\(| of \(|Republic of$/.test(name))).toEqual([]);
});

it('a city carries its state where another has its name', () => {
  const told = usCities.filter((name) => name.includes(','));
  expect(told.every((name) => /, [A-Z]{2}$/.test(name))).toBe(true);
  const bare = told.map((name) => name.slice(0, -4));
  expect(bare.filter((name) => bare.indexOf(name) === bare.lastIndexOf(name))).toEqual([]);
});

it('the cities are incorporated places, the consolidated ones among them', () => {
  const consolidated = ['Athens', 'Augusta', 'Lexington', 'Louisville', 'Macon', 'Nashville'];
  expect(consolidated.filter((name) => !usCities.includes(name))).toEqual([]);
  const parts = ['Brooklyn', 'Queens', 'Manhattan', 'Staten Island', 'Paradise', 'Metairie'];
  expect(parts.filter((name) => usCities.includes(name))).toEqual([]);
});
