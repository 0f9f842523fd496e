import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLicenses, writeLicenses } from '../../scripts/licenses';

/** Licenses that only require attribution. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|Unlicense)$/;

describe('the licenses', () => {
  const packages = readLicenses();

  it('are listed (npm run licenses updates the list)', () => {
    const listed = readFileSync('docs/licenses.md', 'utf8').split('\n');
    const actual = writeLicenses(packages).split('\n');
    const without = (lines: string[], others: string[]) =>
      lines.filter((line) => !others.includes(line));
    expect({
      missing: without(actual, listed),
      outdated: without(listed, actual),
    }).toEqual({ missing: [], outdated: [] });
    expect(listed.length).toBe(actual.length);
  });

  it('are stated by every package', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ license }) => license === 'not stated')).toEqual([]);
  });

  it('of the site’s dependencies are permissive', () => {
    const used = packages.filter(({ isDev }) => !isDev);
    expect(used.map(({ name }) => name)).toContain('react-dom');
    expect(used.filter(({ license }) => !permissive.test(license))).toEqual([]);
  });
});
