import { Headset, type LucideIcon, Scale, Signature, UsersRound } from 'lucide-react';
import { withIds } from '@/lib/with-ids';
import type { Path } from '@/routes';

export type Milestone = { id: string; year: number; title: string; desc: string };
export type Value = { id: string; icon: LucideIcon; title: string; desc: string };
export type Award = { id: string; name: string; desc: string };

/** The page's own sections; counters, why-us, testimonials, pricing and questions are shared (ABOUT-1). */
export const about = {
  intro: {
    heading: 'It began with eleven cents',
    lead: 'Accupay does payroll, books and taxes for small and mid-size businesses from three offices in Montana. The owners we work for range from a bakery of six to a builder of forty, and each of them knows their accountant’s first name.',
    /** `label` names the play button, `title` the dialog and its frame (ST-VIDEO). */
    video: {
      label: 'Play the video',
      title: 'Sample video',
      frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      note: 'This demo plays a sample film: Big Buck Bunny, © Blender Foundation, CC BY 3.0.',
      fallback: {
        text: 'Nothing to see?',
        label: 'Watch it on YouTube',
        link: 'https://youtu.be/aqz-KE-bpKQ',
      },
    },
  },
  story: {
    heading: 'Thirteen years, told by what changed on Monday morning',
    lead: 'The short version. For the long one, ask whoever picks up the phone.',
    milestones: withIds<Milestone>('milestone', [
      {
        year: 2012,
        title: 'The eleven cents',
        desc: 'Marisol Vega opens in Helena with nine clients. The first month-end runs until two in the morning over a difference of $0.11. She finds it in a rounded freight charge, and the rule is made: nothing leaves until it balances.',
      },
      {
        year: 2014,
        title: 'A payroll desk in Billings',
        desc: 'Theo Lindqvist sets up the desk with two clerks and a phone. The line opens at 6AM, because the first clients are framing crews who call before they climb.',
      },
      {
        year: 2016,
        title: 'Twelve lines on a sheet of paper',
        desc: 'Desmond Okafor arrives as controller and writes the closing checklist. Within a year the usual close falls from eleven business days to five.',
      },
      {
        year: 2020,
        title: 'Tax moves in with the books',
        desc: 'Priya Raman opens the Missoula office. From now on the person who prepares a return can read the ledger behind it. Hannah Weiss and Caleb Nakai begin the practices for clinics and landlords in the same year.',
      },
      {
        year: 2025,
        title: 'Client number 15,000',
        desc: 'A bakery in Dillon signs up with six people on its payroll. It gets a named accountant, two trial runs and a report that opens with plain sentences, as the first nine did.',
      },
    ]),
  },
  values: {
    heading: 'Four words, and what each one costs us',
    lead: 'A value that never costs anything is a slogan. These have each lost us a client, a weekend or an argument.',
    items: withIds<Value>('value', [
      {
        icon: Scale,
        title: 'Integrity',
        desc: 'A sale belongs to the month in which it was made. When a client asks for another date on an invoice, we say no, in writing, and have twice ended the engagement over it.',
      },
      {
        icon: Signature,
        title: 'Accountability',
        desc: 'Two sets of initials stand on every return, close and pay run. If the figure was wrong, the people behind the initials call you themselves, with the corrected page in hand.',
      },
      {
        icon: UsersRound,
        title: 'Diversity',
        desc: 'We hire from lumber mills, front desks and audit rooms, since each reads a time card differently. Job notices state the wage, and résumés are first read with the names removed.',
      },
      {
        icon: Headset,
        title: 'Customer Centricity',
        desc: 'Your week sets our deadlines. If your crew is paid on Thursday, we close the run on Tuesday, and a question that reaches us before noon is answered the same day.',
      },
    ]),
  },
  awards: {
    heading: 'Six times someone else checked our work',
    lead: 'Point at a seal, or tap it, to read its name. Each was judged on records, not on a dinner table.',
    items: withIds<Award>('award', [
      {
        name: 'Clean Close Award',
        desc: 'Divide Accounting Forum, 2017. For 1,140 monthly closes in a row without a restatement.',
      },
      {
        name: 'Payroll Desk of the Year',
        desc: 'Northern Plains Payroll Circle, 2019. Judged on a sample of 400 pay runs drawn by lot.',
      },
      {
        name: 'Plain Statement Prize',
        desc: 'Last Chance Business Review, 2020. Awarded by a jury of shop owners who read reports cold.',
      },
      {
        name: 'Fair Employer Seal',
        desc: 'Big Sky Workplace Council, 2022. Pay bands published for every job in the firm.',
      },
      {
        name: 'Practice Books Medal',
        desc: 'Upper Missouri Practice Owners, 2023. For a provider statement that fits on two pages.',
      },
      {
        name: 'Safe Records Citation',
        desc: 'Rimrock Data Trust, 2025. No open finding after a four-day test of our systems.',
      },
    ]),
  },
  people: {
    heading: 'Six people answer for the rest of us',
    text: 'Each practice has a lead who signs for its work and whose direct line is in your contract. Read what each of them did before, and which rule they will not bend.',
    action: { label: 'Meet the six leads', link: '/team' },
  },
} as const satisfies {
  intro: {
    heading: string;
    lead: string;
    video: {
      label: string;
      title: string;
      frame: string;
      note: string;
      fallback: { text: string; label: string; link: string };
    };
  };
  story: { heading: string; lead: string; milestones: readonly Milestone[] };
  values: { heading: string; lead: string; items: readonly Value[] };
  awards: { heading: string; lead: string; items: readonly Award[] };
  people: { heading: string; text: string; action: { label: string; link: Path } };
};
