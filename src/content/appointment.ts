import { claims } from '@/content/claims';
import { headOffice } from '@/content/offices.excerpt';
import { withIds } from '@/lib/ids';

/** Exact wording required (BIZ-11). */
export const interests = [
  'Accounting Service',
  'Payroll Service',
  'Tax Service',
  'Real State Service',
  'Dentist Service',
] as const;

export type Interest = (typeof interests)[number];
export type NextStep = { id: string; when: string; title: string; desc: string };

/** APPT-1 */
export const appointment = {
  heading: 'From your request to our\u00a0answer',
  lead: 'Ask for a quote. An accountant reads your answers before you talk.',
  steps: withIds<NextStep>('appointment-step', [
    {
      when: 'Within 1 business day',
      title: 'We confirm the time',
      desc: `The ${headOffice.city} office calls to tell you who will meet you and which documents to upload to ${claims.folder}. (This demo opens none.)`,
    },
    {
      when: 'On your date, 30 minutes',
      title: 'You talk to an accountant',
      desc: `By phone, by video or in person. We ask about headcount, states, software and what’s going wrong.`,
    },
    {
      when: '2 business days later',
      title: 'You get the quote',
      desc: 'It names your plan and its price, prices any custom work, says what’s included and what isn’t, and sets a start date. It’s good for 30 days.',
    },
  ]),
  form: {
    heading: 'About your business',
    labels: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      businessName: 'Business name',
      date: 'Appointment date',
      interest: 'Interest',
      message: 'Message',
    },
    hints: {
      date: 'A weekday. We call to set the time.',
      message: 'How many people you pay, in which states, with what software',
    },
    defaultInterest: 'Accounting Service',
    submit: 'Request A Quote',
    toast: 'This is a demo, so no request was sent. Your answers are still in the form.',
  },
} as const;
