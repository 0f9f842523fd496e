import { describe, expect, it } from 'vitest';
import { readKills } from '../../scripts/docs/conformance';
import { findKill } from '../../scripts/mutants/find-kill';
import { groupMutants } from '../../scripts/mutants/group-mutants';
import { lastTests } from '../../scripts/mutants/kills';
import type { Failure } from '../../scripts/support/read-report';
import { mutants } from '../mutants/all';
import { applyMutant, nameMutant } from '../mutants/mutant';

const all = mutants();

describe('the mutants', () => {
  it.each([
    ['', 'no longer has'],
    ['a = 1; a = 1;', 'has 2 times'],
  ])('are refused by their place and file if the text is %j', (text, found) => {
    const mutant = { clause: 'ONE-7', file: 'x.ts', from: 'a = 1', to: 'a = 2', why: 'a is two' };
    expect(() => applyMutant(text, { ...mutant, list: 'all.ts' })).toThrow(
      `The mutant “a is two” of ONE-7 in all.ts can't be applied: x.ts ${found} a = 1`,
    );
  });

  it('have names of their own', () => {
    const names = all.map(nameMutant);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('share a build only with those of other clauses, and but for figures of other families and files', () => {
    const groups = groupMutants(all);
    expect(groups.flat()).toHaveLength(all.length);
    for (const group of groups) {
      expect(new Set(group.map(({ clause }) => clause)).size).toBe(group.length);
      const others = group.filter(({ file }) => file !== 'src/specification.ts');
      expect(new Set(others.map(({ file }) => file)).size).toBe(others.length);
      const families = others.map(({ clause }) => clause.replace(/\d+$/, ''));
      expect(new Set(families).size).toBe(others.length);
    }
  });
});

describe('the tests that killed mutants last', () => {
  const kills = readKills();
  const ofSite = all.filter((one) => kills[nameMutant(one)]?.file.startsWith('tests/site/'));

  it('are found by their names, whatever signs these have', () => {
    expect(ofSite.length).toBeGreaterThan(0);
    for (const mutant of ofSite) {
      const { test = '', file = '' } = kills[nameMutant(mutant)] ?? {};
      const last = lastTests([mutant]);
      expect(last?.files).toEqual([file]);
      expect(test).toMatch(new RegExp(last?.names ?? ''));
    }
  });

  it('are unknown if one of the mutants was never killed', () => {
    const [known] = ofSite as [(typeof all)[number]];
    expect(lastTests([known, { ...known, why: 'another' }])).toBeUndefined();
  });
});

const fails = (name: string, message: string): Failure => ({ file: 'a.test.ts', name, message });
const found = 'AssertionError: expected 9000 to be 6000 // Object.is equality';

describe('a mutant is killed', () => {
  it.each([
    ['a test that names the clause', fails('a logo (ONE-9)', found)],
    ['an assertion that polled', fails('a logo (ONE-9)', 'Error: on /: expected 9 to equal 6')],
    ['a test that names a range', fails('carousels (ONE-8 to 10)', found)],
    ['a message that names the clause', fails('a logo', 'Error: ONE-9 on /: expected 9 to be 6')],
  ])('by %s', (_, failure) => {
    expect(findKill('ONE-9', [failure])).toBe(failure);
  });

  it.each([
    ['another clause', fails('a slide (ONE-90, X-ONE-9)', found)],
    ['a crash', fails('a logo (ONE-9)', 'TypeError: x is not a function')],
    ['a time-out', fails('a logo (ONE-9)', 'Error: Test timed out in 60000ms.')],
    ['a build that failed', fails('the build (ONE-9)', 'failed')],
  ])('not by %s', (_, failure) => {
    expect(findKill('ONE-9', [failure])).toBeUndefined();
  });

  it('by a test of several clauses only if the others are whole in its build', () => {
    const failure = fails('logos and slides (ONE-9, TWO-1)', found);
    expect(findKill('ONE-9', [failure], ['TWO-2'])).toBe(failure);
    expect(findKill('ONE-9', [failure], ['TWO-1'])).toBeUndefined();
  });
});
