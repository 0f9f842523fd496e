import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as taxYear from '@/payroll/tax-year';

/** A rule that is exported by name, and missing, stops the build. */
it('exports every rule of a file, by name, and is of the year in its name', async () => {
  const [, file = ''] =
    /'\.\/(tax-year-\d{4})'/.exec(readFileSync('src/payroll/tax-year.ts', 'utf8')) ?? [];
  const rules = await import(`../../../src/payroll/${file}.ts`);
  expect(taxYear.year).toBe(Number(file.slice(-4)));
  expect(Object.keys(taxYear).sort()).toEqual(Object.keys(rules).sort());
});
