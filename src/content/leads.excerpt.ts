import { directLines } from '@/content/direct-lines';
import type { ServicePath } from '@/content/practices';
import { team } from '@/content/team';
import type { PhoneLink } from '@/lib/contact-link';

export type Lead = { name: string; designation: string; img: string; phone: PhoneLink };

const leadCalled = (called: string): Lead => {
  const member = team.find(({ name }) => name === called);
  const phone = directLines[called];
  if (!member || !phone) throw new Error(`No team member with a direct line is named “${called}”`);
  const { name, designation, img } = member;
  return { name, designation, img, phone };
};

const marisol = leadCalled('Marisol Vega');
const theo = leadCalled('Theo Lindqvist');
const desmond = leadCalled('Desmond Okafor');
const priya = leadCalled('Priya Raman');
const hannah = leadCalled('Hannah Weiss');
const caleb = leadCalled('Caleb Nakai');

export const serviceLeads: Record<ServicePath, Lead> = {
  '/services/payroll-processing': theo,
  '/services/accounting-services': desmond,
  '/services/taxation-services': priya,
  '/services/real-state-services': caleb,
  '/services/healthcare-services': hannah,
  '/services/dentist-services': hannah,
};

/** Leads by the category of a case study; the founder for any other. */
export const caseLeads: Readonly<Record<string, Lead>> = {
  Dentistry: hannah,
  Payroll: theo,
  'Real estate': caleb,
  Healthcare: hannah,
  Taxation: priya,
  Restaurants: priya,
};

export const founder = marisol;

/** The two who are shown beside the phone's number, by what the page is about. */
export const answering = {
  firm: [theo, marisol],
  cases: [desmond, priya],
  questions: [theo, priya],
  team: [hannah, caleb],
} as const satisfies Record<string, readonly [Lead, Lead]>;

export const practiceLeads: readonly Lead[] = [theo, desmond, priya, caleb, hannah];
