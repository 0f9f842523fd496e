import type { ServicePath } from '@/content/practices';
import type { Cents } from '@/content/services';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';

type Line = { label: string; amount: Cents };

/** What remains of a working paper: two amounts and their sum. */
export type Scrap = { lines: readonly [Line, Line]; total: Line };

const sumOf = (label: string, ...lines: readonly [Line, Line]): Scrap => ({
  lines,
  total: { label, amount: lines[0].amount + lines[1].amount },
});

const payRegister = payroll.paper.total;
const { liabilities, equity, claims } = accounting.paper;
const rents = realEstate.paper.total;
const visits = healthcare.paper.total;
const providers = dentist.paper.total;
const [, , , , required, withheld] = taxation.paper.lines;
if (!required || !withheld) throw new Error('The estimate has no line 5 or 6');

/** By the path of the service (SERV-1). */
export const serviceScraps: Readonly<Record<ServicePath, Scrap>> = {
  '/services/payroll-processing': sumOf(
    'Net pay',
    { label: 'Gross', amount: payRegister.gross },
    { label: 'Withheld', amount: payRegister.net - payRegister.gross },
  ),
  '/services/accounting-services': sumOf(
    claims.label,
    { label: liabilities.totalLabel, amount: liabilities.total },
    { label: equity.totalLabel, amount: equity.total },
  ),
  '/services/taxation-services': sumOf(
    'Four payments',
    { label: 'Tax to prepay', amount: required.amount },
    { label: 'From wages', amount: -withheld.amount },
  ),
  '/services/real-state-services': sumOf(
    'Balance',
    { label: 'Carried over, rent, fees', amount: rents.carried + rents.rent + rents.lateFee },
    { label: 'Paid', amount: -rents.paid },
  ),
  '/services/healthcare-services': sumOf(
    'Still owed',
    { label: 'Billed', amount: visits.billed },
    { label: 'Adjusted and paid', amount: visits.balance - visits.billed },
  ),
  '/services/dentist-services': sumOf(
    'After lab',
    { label: 'Collections', amount: providers.collections },
    { label: 'Lab bills', amount: -providers.lab },
  ),
};
