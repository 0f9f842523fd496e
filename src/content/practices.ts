import type { IconNode } from 'lucide';
import {
  AccountMark,
  CheckMark,
  ClaimMark,
  FormMark,
  ToothMark,
  UnitsMark,
} from '@/content/service-marks';
import type { Path } from '@/routes';

/** The path of a practice's page (RT-4). */
export type ServicePath = Extract<Path, `/services/${string}`>;

export type Practice = { icon: IconNode; line: string };

/** The mark of each practice, and what it does in a line. */
export const practices: Readonly<Record<ServicePath, Practice>> = {
  '/services/payroll-processing': {
    icon: CheckMark,
    line: 'People paid on time, tax deposited and returns filed.',
  },
  '/services/accounting-services': {
    icon: AccountMark,
    line: 'Bank feeds matched daily, and statements your banker can read.',
  },
  '/services/taxation-services': {
    icon: FormMark,
    line: 'Returns prepared from a ledger that was reconciled all year.',
  },
  '/services/real-state-services': {
    icon: UnitsMark,
    line: 'Rent rolls, depreciation and 1031 exchanges, building by building.',
  },
  '/services/healthcare-services': {
    icon: ClaimMark,
    line: 'We follow each claim from the visit to the bank deposit.',
  },
  '/services/dentist-services': {
    icon: ToothMark,
    line: 'Production, collections and lab bills in one monthly statement.',
  },
};

/** The practice whose page has this path, if there is one. */
export const practiceAt = (path: string): Practice | undefined =>
  (practices as Readonly<Record<string, Practice>>)[path];
