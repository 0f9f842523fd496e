import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Package = { engines?: { node?: string }; optional?: boolean };

const read = (file: string) => readFileSync(file, 'utf8');
const { engines } = JSON.parse(read('package.json'));
const packages: [string, Package][] = Object.entries(
  JSON.parse(read('package-lock.json')).packages,
);

const numbers = (version: string) => version.split('.').map(Number);

/** Compares two versions like `sort`. */
function compare(a: readonly number[], b: readonly number[]) {
  const at = [0, 1, 2].find((place) => a[place] !== b[place]) ?? 0;
  return (a[at] ?? 0) - (b[at] ?? 0);
}

/** Whether a range, such as `^20.19.0 || >=22.12`, includes a version. */
const includes = (range: string, version: string) =>
  range.split('||').some((part) => {
    const [, sign = '', from = ''] = /^(>=|\^|)\s*v?([\d.]+)/.exec(part.trim()) ?? [];
    const [major, minor = 0, patch = 0] = numbers(from);
    const isFrom = compare(numbers(version), [major ?? 0, minor, patch]) >= 0;
    return part.trim() === '*' || (isFrom && (sign === '>=' || numbers(version)[0] === major));
  });

/** The oldest version of each part of a range. */
const oldestOf = (range: string) => range.split('||').map((part) => part.replace(/[^\d.]/g, ''));

describe('the versions of Node', () => {
  it.each(oldestOf(engines.node))('%s runs every package that is not optional', (version) => {
    const others = packages.filter(
      ([, { engines, optional }]) => !optional && !includes(engines?.node ?? '*', version),
    );
    expect(others.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([]);
  });

  it('the workflow runs on the oldest one and on that of .nvmrc', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml'));
    expect(jobs.commands.strategy.matrix.node).toEqual([
      oldestOf(engines.node)[0],
      read('.nvmrc').trim(),
    ]);
  });

  it('the types are those of the oldest one', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(numbers(devDependencies['@types/node'])[0]).toBe(
      numbers(oldestOf(engines.node)[0] ?? '')[0],
    );
  });
});
