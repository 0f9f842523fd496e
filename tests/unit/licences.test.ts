import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLicences } from '../../scripts/docs/read-licences';
import { writeLicences } from '../../scripts/docs/write-licences';

/** Licences that a website only has to name. */
const permissive = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|Unlicense)$/;

describe('the licences', () => {
  const packages = readLicences();

  it('are listed up to date, or npm run licences updates the list', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(writeLicences(packages));
  });

  it('are stated by every package', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ licence }) => licence === 'not stated')).toEqual([]);
  });

  it('of the code that visitors get are permissive', () => {
    const used = packages.filter(({ isDev }) => !isDev);
    expect(used.map(({ name }) => name)).toContain('react-dom');
    expect(used.filter(({ licence }) => !permissive.test(licence))).toEqual([]);
  });
});
