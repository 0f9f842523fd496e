import { BookOpenCheck, type IconNode, Landmark, ReceiptText } from 'lucide';
import { claims } from '@/content/claims';
import { withIds } from '@/lib/ids';

export type Plan = {
  id: string;
  planName: string;
  desc: string;
  isPopular: boolean;
  /** Whole dollars as text, without a currency (BIZ-1); the yearly price is twelve times this. */
  monthlyPrice: `${bigint}`;
  features: readonly string[];
  icon: IconNode;
};

/** The billing periods (ST-PRICE). */
export const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

/** The note below a price: how often it is billed. The yearly total is computed. */
export const billed = {
  monthly: 'billed each month',
  yearly: 'billed once a year, 12\u00a0×\u00a0',
} as const;

/** What payroll without books costs a month, at the least, above the first plan’s size. */
export const payrollAloneFrom = '15';

export const plans = withIds<Plan>('plan', [
  {
    planName: 'Basic',
    desc: 'Payroll and payroll tax returns for a small team in one state.',
    isPopular: false,
    monthlyPrice: '10',
    features: [
      'Up to 10 employees in one state',
      `${claims.basicRuns} payroll by direct deposit`,
      'Forms 941, 940 and W-2 prepared and filed',
      'State withholding and unemployment returns',
      'Pay stubs and W-2s online for your staff',
      'A named accountant',
    ],
    icon: ReceiptText,
  },
  {
    planName: 'Standard',
    desc: 'Payroll and the books together, with statements every month.',
    isPopular: true,
    monthlyPrice: '20',
    features: [
      'Up to 50 employees across all 50 states',
      'Weekly and off-cycle runs at no extra charge',
      'Bank feeds matched every business day',
      `Books closed by the ${claims.closing.day}`,
      'Contractor payments and Form\u00a01099-NEC',
      'A direct phone line to your named accountant',
    ],
    icon: BookOpenCheck,
  },
  {
    planName: 'Premium',
    desc: 'Your finance department, with the tax return included.',
    isPopular: false,
    monthlyPrice: '40',
    features: [
      `Up to ${claims.largest.employees} employees and ${claims.largest.entities} entities`,
      'One entity’s tax return and four estimates',
      'Ledgers by job, property or provider',
      'A 13-week cash forecast, updated each Monday',
      `Tax projections in ${claims.projections}`,
      `Tax notice replies ${claims.noticeReply}`,
    ],
    icon: Landmark,
  },
]);
