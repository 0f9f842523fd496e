import { paycheck } from '@/payroll/paycheck';

/** Semimonthly salaries in cents: in the last run, if any, and in this one. */
const salaries = [
  { name: 'M. Aldana', before: 3150_00, now: 3150_00, note: '' },
  { name: 'J. Ferris', before: 2740_00, now: 2960_00, note: 'Raise' },
  { name: 'K. Osei', before: undefined, now: 2480_00, note: 'New hire' },
  { name: 'R. Whitlock', before: 3525_00, now: 3525_00, note: '' },
];

const netOf = (gross: number) => paycheck({ gross, periods: 24, state: 'montana' }).net;

/** The net pay of this run and of the last one, in cents. */
export const checks = salaries.map(({ name, before, now, note }) => ({
  name,
  before: before === undefined ? null : netOf(before),
  now: netOf(now),
  note,
}));

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

export const totals = {
  before: sum(checks.map(({ before }) => before)),
  now: sum(checks.map(({ now }) => now)),
};
