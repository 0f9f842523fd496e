import type { AmountLine, PayRegister, PayRegisterRow } from '@/content/services';
import { withIds } from '@/lib/ids';
import { numberWord } from '@/lib/wording';
import { grossPay, overtimeFactor, paycheck } from '@/payroll/paycheck';
import { totalsOf } from './totals';

/** An employee of Ridgeback Cabinets: hours in hundredths, rate or salary in cents. */
type Worker = { name: string; deferralPercent: number } & (
  | { hours: number; rate: number }
  | { salary: number }
);

const workers: readonly Worker[] = [
  { name: 'Beckett, A.', hours: 80_00, rate: 34_00, deferralPercent: 5 },
  { name: 'Calloway, R.', hours: 86_00, rate: 28_00, deferralPercent: 4 },
  { name: 'Dube, N.', hours: 72_00, rate: 26_50, deferralPercent: 0 },
  { name: 'Fairchild, P.', salary: 3150_00, deferralPercent: 6 },
  { name: 'Ito, S.', hours: 80_00, rate: 23_75, deferralPercent: 3 },
];

const inHundredths = (amount: number) => (amount / 100).toFixed(2);
const hoursAt = (hours: number, rate: number) =>
  `${inHundredths(hours)}\u00a0hrs\u00a0at\u00a0$${inHundredths(rate)}`;

/** Gross pay and a description of the work. */
function worked(worker: Worker) {
  if ('salary' in worker) return { work: 'Salary', gross: worker.salary };
  const { regularHours, overtimeHours, gross } = grossPay(worker.hours, worker.rate);
  const overtime =
    overtimeHours > 0 ? ` + ${hoursAt(overtimeHours, worker.rate * overtimeFactor)}` : '';
  return { work: hoursAt(regularHours, worker.rate) + overtime, gross };
}

/** The checks of a company in Montana that pays biweekly on Fridays. */
export const rows = withIds<PayRegisterRow>(
  'payroll-register',
  workers.map((worker) => {
    const { work, gross } = worked(worker);
    const deferral = Math.round((gross * worker.deferralPercent) / 100);
    const { federal, state, fica, net } = paycheck({
      gross,
      deferral,
      periods: 26,
      state: 'montana',
    });
    return {
      name: worker.name,
      work,
      gross,
      incomeTax: federal + state,
      fica: fica.employee,
      deductions: deferral,
      net,
    };
  }),
);

export const total = totalsOf(rows);

export const cash: PayRegister['cash'] = {
  heading: 'What leaves your account',
  note: 'One debit covers the payday. We hold it in a trust account and pay it out: to your people on payday, to the 401(k) plan within days, to the agencies by their due dates. Unemployment tax is a separate debit each quarter.',
  lines: withIds<AmountLine>('payroll-cash', [
    { label: `Net pay to ${numberWord(rows.length)} people`, amount: total.net },
    { label: 'Taxes withheld from them', amount: total.incomeTax + total.fica },
    { label: 'The employer’s matching share', amount: total.fica },
    { label: 'Deferrals to the 401(k) plan', amount: total.deductions },
  ]),
  total: total.gross + total.fica,
};
