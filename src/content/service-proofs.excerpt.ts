import { caseStudies } from '@/content/case-studies';
import type { ServicePath } from '@/content/practices';

/** What a case study shows of a practice: two amounts, what they are, and the name of the case. */
export type Proof = { before: string; after: string; what: string; study: string };

/** The category of the cases of a practice, and what the figures of the first are. */
const figures = {
  '/services/payroll-processing': ['Payroll', 'a week on certified payroll reports'],
  '/services/taxation-services': ['Taxation', 'tax notices a year'],
  '/services/real-state-services': ['Real estate', 'business days to close a month'],
  '/services/healthcare-services': ['Healthcare', 'of insurance money unmatched'],
  '/services/dentist-services': ['Dentistry', 'a month on payroll'],
} as const satisfies Partial<Record<ServicePath, readonly string[]>>;

/** By the path of the practice; none if there is no case of its category. */
export const serviceProofs: Readonly<Record<string, Proof>> = Object.fromEntries(
  Object.entries(figures).flatMap(([path, [category, what]]) => {
    const study = caseStudies.find((one) => one.category === category);
    if (!study) return [];
    const [{ value: before }, { value: after }] = study.results;
    return [[path, { before, after, what: `${what} at ${study.client}`, study: study.name }]];
  }),
);
