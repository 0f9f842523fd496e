import { grossPay, paycheck } from './paycheck';
import { states } from './tax-year';
import type { StateName } from './withholding';

/** Semimonthly pay, with a pre-tax health plan of $96. */
const terms = { periods: 24, healthPlan: 96_00 } as const;

/** The bank debit for the run's other checks, in cents. */
const otherChecks = 44_389_05;

/** The run's total with the initial check; other drawings on the home page show it, too. */
export const sampleRun = 48_210_55;

export type SampleCheck = ReturnType<typeof sampleCheck>;

/** The payees of a check's bank draw and their amounts, in cents. */
export const drawLines = ({ draws, stateName }: SampleCheck) =>
  [
    ['Net pay', draws.net],
    ['IRS, with FICA match', draws.irs],
    [stateName, draws.state],
    ['Health plan', draws.healthPlan],
  ] as const;

/** The home page’s check for hours in hundredths and a rate in cents, with its bank draw. */
export function sampleCheck(hours: number, rate: number, state: StateName) {
  const pay = grossPay(hours, rate);
  const check = paycheck({ gross: pay.gross, state, ...terms });
  const draws = {
    net: check.net,
    irs: check.federal + check.fica.employee + check.fica.employer,
    state: check.state,
    healthPlan: check.healthPlan,
  };
  const drawn = draws.net + draws.irs + draws.state + draws.healthPlan;
  return {
    ...pay,
    ...check,
    hours,
    rate,
    stateName: states[state].name,
    draws,
    drawn,
    run: otherChecks + drawn,
    /** Whether the bank draw is exactly the gross pay plus the employer’s share (ST-PAY-4). */
    isBalanced: drawn === pay.regular + pay.overtime + check.fica.employer,
  };
}
