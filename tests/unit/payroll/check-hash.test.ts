import { figureLimits } from '@machines/pay-statement.machine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCheckHash, writeCheckHash } from '@/payroll/check-hash';
import { states } from '@/payroll/tax-year';
import type { StateName } from '@/payroll/withholding';

const check = { hours: 84_50, rate: 41_00, state: 'montana' } as const;

describe('the hash of a check (ST-PAY-7)', () => {
  it('is read as it was written', () => {
    const figure = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
    const names = Object.keys(states) as StateName[];
    const checks = fc.record({
      hours: figure(figureLimits.hours),
      rate: figure(figureLimits.rate),
      state: fc.constantFrom(...names),
    });
    fc.assert(
      fc.property(checks, (one) => {
        expect(readCheckHash(writeCheckHash(one))).toEqual(one);
      }),
    );
  });

  it.each([
    ['#check=1,84.5,41,montana', check],
    ['#check=1%2C84.50%2C41.00%2Cmontana', check],
    ['#check=1,0,9999.99,arizona', { hours: 0, rate: 9999_99, state: 'arizona' }],
  ])('%s is read', (hash, expected) => {
    expect(readCheckHash(hash)).toEqual(expected);
  });

  it.each([...'.,)]>;:!?”'])('is read with a “%s” that a chat added', (mark) => {
    expect(readCheckHash(`#check=1,84.50,41.00,montana${mark}`), 'ST-PAY-7').toEqual(check);
  });

  it.each([
    '',
    '#',
    '#main',
    '#check',
    '#check=',
    '#check=2,84.50,41.00,montana',
    '#check=01,84.50,41.00,montana',
    '#check=84.50,41.00,montana',
    '#check=1,84.50,41.00',
    '#check=1,84.50,41.00,',
    '#check=1,84.50,41.00,montana,x',
    '#check=1,84.50,41.00,Montana',
    '#check=1,84.50,41.00,texas',
    '#check=1,84.50,41.00,constructor',
    '#check=1,84.505,41.00,montana',
    '#check=1,-84.50,41.00,montana',
    '#check=1,1e2,41.00,montana',
    '#check=1,,41.00,montana',
    '#check=1,99999,41.00,montana',
    '#check=1, 84.50,41.00,montana',
    '#x&check=1,84.50,41.00,montana',
    '#check=1,84.50,41.00,montana%',
    '#check=1,84.50,41.00,%E0%A4%A',
  ])('“%s” is no check', (hash) => {
    expect(readCheckHash(hash), 'ST-PAY-7').toBeUndefined();
  });
});
