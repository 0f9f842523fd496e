import { expect, it } from 'vitest';
import { claims } from '@/content/claims';
import { payroll } from '@/content/services/payroll';
import { dueDate } from '@/payroll/due-dates';
import { contractorReportFrom, deposits, year } from '@/payroll/tax-year';
import { readPost } from '../../support/articles';

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

it('the payroll page and the article on Form 941 state the deposit schedules', () => {
  const days = payroll.month.days.map(({ what }) => what).join(' ');
  expect(days).toContain(`A liability of ${dollars(deposits.nextDayFrom)} or more`);
  const { prose } = readPost('Form 941 gives ten extra days to those who deposit on time');
  expect(prose).toContain(dollars(deposits.nextDayFrom));
  expect(prose).toContain(dollars(deposits.monthlyUpTo));
});
