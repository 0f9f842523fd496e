import { Headset, type IconNode, Scale, Signature, UsersRound } from 'lucide';
import { claims } from '@/content/claims';
import { offices } from '@/content/counts.excerpt';
import { firm } from '@/content/firm.excerpt';
import { headOffice, payrollCity, taxCity } from '@/content/offices.excerpt';
import { withIds } from '@/lib/ids';

export type Milestone = { id: string; year: number; title: string; desc: string };
export type Value = { id: string; icon: IconNode; title: string; desc: string };
export type Award = { id: string; name: string; desc: string };

/** The sections that only this page has; the others are shared (ABOUT-1). */
export const about = {
  lead: `Since ${firm.founded}, no report has left us until bank and books agreed to the cent.`,
  intro: {
    heading: 'It began with eleven cents',
    lead: `${firm.name} does payroll, books and taxes for small and mid-size businesses from ${offices} in ${firm.state}. Our clients include a bakery with six people and a freight company with sixty-two drivers. Both are on a first-name basis with their accountant.`,
    /** `label` is the name of the play button, `title` that of the dialog and its frame (ST-VIDEO). */
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
    heading: `From nine clients to ${claims.clients}`,
    lead: `How one late night became a rule, a checklist and ${offices}.`,
    milestones: withIds<Milestone>('milestone', [
      {
        year: firm.founded,
        title: 'The eleven cents',
        desc: `Marisol Vega opens in ${headOffice.city} with nine clients. The first month-end runs until two in the morning, because bank and books differ by $0.11. The cause is a rounded freight charge. Now no report goes out until the two agree.`,
      },
      {
        year: 2014,
        title: `A payroll office in ${payrollCity}`,
        desc: `Theo Lindqvist sets it up with two clerks and a phone. The first clients are framing crews, who call in their hours from the truck.`,
      },
      {
        year: 2016,
        title: 'The closing checklist',
        desc: `Desmond Okafor arrives as controller and writes twelve lines on a sheet of paper. Within a year the typical close falls from ${claims.closing.formerly} to five.`,
      },
      {
        year: 2020,
        title: 'Tax moves in with the books',
        desc: `Priya Raman opens the ${taxCity} office. From then on, whoever prepares a return can read the ledger behind it. The same year, Hannah Weiss starts the healthcare and dental team, and Caleb Nakai the real estate team.`,
      },
      {
        year: 2025,
        title: `${claims.clients} clients`,
        desc: `A bakery in Dillon joins with six people on its payroll. Like every payroll client, it gets ${claims.accountant} and ${claims.trial.runs} before the first payday.`,
      },
    ]),
  },
  values: {
    heading: 'Values that have cost us something',
    lead: 'The first has cost us two clients. The others cost us hours.',
    items: withIds<Value>('value', [
      {
        icon: Scale,
        title: 'Integrity',
        desc: 'A sale belongs to the month in which it was made. If you ask us to redate an invoice, we refuse in writing. Twice we lost the client over it.',
      },
      {
        icon: Signature,
        title: 'Accountability',
        desc: 'Two people initial every return and every close. On payroll, a second person reviews the changes since the last run. If we get one wrong, those two call you with the correction.',
      },
      {
        icon: UsersRound,
        title: 'Diversity',
        desc: 'We hire people from lumber mills, front offices and audit firms, because each catches different mistakes on a time card. Job postings state the pay, and résumés are first read with the names removed.',
      },
      {
        icon: Headset,
        title: 'Customer Centricity',
        desc: `Your week sets our deadlines. If you pay your crew on Thursday, you see the preview on Monday. If you ask us something, you have an answer, or a date for one, ${claims.reply}.`,
      },
    ]),
  },
  awards: {
    heading: 'Tested by people outside the firm',
    lead: 'Judges saw client records only after the client had agreed in writing and we had masked names and Social Security numbers.',
    items: withIds<Award>('award', [
      {
        name: 'Clean Close Award',
        desc: 'Divide Accounting Forum, 2017. For 1,140 monthly closes in a row without a restatement.',
      },
      {
        name: 'Payroll Desk of the Year',
        desc: 'Northern Plains Payroll Circle, 2019. Judged on 400 payrolls picked at random.',
      },
      {
        name: 'Plain Statement Prize',
        desc: 'Last Chance Business Review, 2020. Judged by shop owners who had never seen the reports.',
      },
      {
        name: 'Fair Employer Seal',
        desc: 'Big Sky Workplace Council, 2022. Pay bands published for all jobs in the firm.',
      },
      {
        name: 'Practice Books Medal',
        desc: 'Upper Missouri Practice Owners, 2023. For a provider statement that an owner can read in ten minutes.',
      },
      {
        name: 'Safe Records Citation',
        desc: 'Rimrock Data Trust, 2025. No findings left open after a four-day test of our systems.',
      },
    ]),
  },
  /** What an owner asks before handing over money; the terms have it in full. */
  standing: {
    text: `${firm.name} is registered as a CPA firm with the ${firm.board}, and carries professional liability and crime insurance. Each year ${claims.controls.tested}, and ${claims.controls.report}.`,
    action: { label: 'Read the terms', link: '/terms-conditions' },
  },
  people: {
    heading: 'The people responsible for your books',
    text: `Bookkeepers and payroll clerks do the daily work. Your named accountant, who has about ${claims.staff.clientsEach} clients, reviews it. Our team leads train everyone.`,
    action: { label: 'Meet the leads', link: '/team' },
  },
} as const;
