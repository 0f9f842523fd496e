import { claims } from '@/content/claims';
import { longDate } from '@/lib/days';
import { capitalized, numberWord } from '@/lib/wording';
import { type Frequency, isMoved, type PaydayList, usualCounts } from '@/payroll/paydays';

export const paydays = {
  heading: 'A year of paydays, each on a banking day',
  lead: 'A payday on a weekend or holiday moves to the banking day before. Each one shows when to fund it and when the tax is due.',
  labels: {
    first: 'First payday',
    frequency: 'How often',
    save: 'Save as calendar',
    fundBy: 'Fund by',
    taxDue: 'Tax due',
  },
  refusals: {
    unreadable: 'Enter a valid date: month, day and year.',
    outside: (first: number, last: number) => `Enter a date in ${first} or ${last}.`,
  },
  hint: (first: number, last: number) => `In ${first} or ${last}`,
  /** On a phone, what unfolds the months after the first three, and folds them again. */
  wholeYear: 'Show the whole year',
  quarterOnly: 'Show fewer months',
  notesHeading: 'How we set the dates',
  notes: [
    {
      term: 'Fund by',
      text: `We debit your account for ${claims.payday.debited} ${claims.payday.drawn}, so have the money there by then.`,
    },
    {
      term: 'Tax due',
      text: `The federal deposit if you’re on the semiweekly schedule, a day later if one of the three weekdays after the deposit period is a legal holiday. On the monthly schedule it’s due ${claims.monthlyDeposit} if that is a weekend or holiday.`,
    },
    {
      term: 'Holidays',
      text: 'We go by the day they are observed. The Federal Reserve is open on the Friday before a Saturday holiday, but most offices are closed, so we pay on Thursday.',
    },
    {
      term: 'Month ends',
      text: 'A payday on the last day of a month stays on the last day. Twice a month means two dates 15 days apart, such as the 5th and the 20th, or the 15th and the last day.',
    },
  ],
} as const;

/** The choices of the frequency (ST-DAYS-1). */
export const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'biweekly', label: 'Every two weeks' },
  { value: 'semimonthly', label: 'Twice a month' },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly { value: Frequency; label: string }[];

/** A day whose month and number stand on one line. */
const wholeDate = (day: Date) => longDate(day).replace(/ (?=\d)/, '\u00a0');

const dateWithYear = (day: Date) => `${wholeDate(day)}, ${day.getUTCFullYear()}`;

/** What a list is, below its count. */
export function describeList({ paydays: all, frequency, earlier }: PaydayList): string {
  const moved = all.filter(isMoved).length;
  const first = (earlier ?? all[0])?.scheduled;
  const label = frequencies.find(({ value }) => value === frequency)?.label ?? '';
  return [
    `${label} from ${first ? wholeDate(first) : ''}.`,
    moved > 0
      ? `${capitalized(numberWord(moved))} ${moved === 1 ? 'moves' : 'move'} to the banking day before.`
      : 'None falls on a weekend or holiday.',
    earlier ? `The first moves up to ${dateWithYear(earlier.paid)}, and counts in that year.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** `27th`, for the counts that are one more than usual. */
const ordinal = (count: number) => `${count}${count % 10 === 3 && count !== 13 ? 'rd' : 'th'}`;

/** Why a year has one payday more than most (ST-DAYS-2); undefined if it has not. */
export function explainExtra({ year, frequency, paydays: all }: PaydayList) {
  const usual = usualCounts[frequency];
  const last = all.at(-1);
  if (!last || all.length <= usual) return undefined;
  const isFromNextYear = last.scheduled.getUTCFullYear() > year;
  const why = isFromNextYear
    ? `The ${dateWithYear(last.scheduled)}, payday moves up to ${wholeDate(last.paid)}, so its wages and taxes count in ${year}.`
    : `Fifty-two weeks are 364 days and ${year} has 366, so one more fits in.`;
  // A salary of a month or half a month is earned as often as in any year.
  const advice =
    frequency === 'monthly' || frequency === 'semimonthly'
      ? 'No one earns more: only your cash and the W-2s show one more check.'
      : `Budget ${(100 / usual).toFixed(2)} percent more for salaries. Or divide them by ${all.length} and tell people in writing before the first payday. Past that date, set cash aside for the extra run.`;
  return { title: `Why there is a ${ordinal(all.length)}`, text: `${why} ${advice}` };
}
