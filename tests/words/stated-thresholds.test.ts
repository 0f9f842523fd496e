import { expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { dueDate } from '@/payroll/due-dates';
import { contractorReportFrom, year } from '@/payroll/tax-year';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

it('the pages state the threshold and due date of contractor reporting', () => {
  expect(claims.contractorForm).toEqual({
    threshold: dollars(contractorReportFrom),
    due: dueDate(year + 1, 1, 31).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  });
});
