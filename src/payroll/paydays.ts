import { federalHoliday } from '@/lib/federal-holidays';
import { semiweeklyDue } from './due-dates';

export type Frequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';

/** How many paydays most years have (ST-DAYS-2). */
export const usualCounts = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
} as const satisfies Record<Frequency, number>;

/** Days are their midnight UTC, wherever they are spent. */
export type Payday = {
  /** The banking day on which people are paid. */
  paid: Date;
  /** The day of the schedule, `paid` unless that was moved. */
  scheduled: Date;
  /** The federal holiday that moved it, perhaps together with a weekend. */
  holiday?: string;
  /** The last banking day on which the money can arrive in the account. */
  fundBy: Date;
  /** The due date of a semiweekly depositor’s federal tax. */
  taxDue: Date;
};

export type PaydayList = {
  year: number;
  frequency: Frequency;
  paydays: readonly Payday[];
  /** A first payday that was moved into the year before, where it counts. */
  earlier?: Payday;
};

const dayMs = 86_400_000;
const addDays = (day: Date, days: number) => new Date(day.getTime() + days * dayMs);

const isBankingDay = (day: Date) => day.getUTCDay() % 6 !== 0 && !federalHoliday(day);

/** The day if it is a banking day, else the last one before it. */
const lastBankingDay = (day: Date): Date =>
  isBankingDay(day) ? day : lastBankingDay(addDays(day, -1));

function paydayOn(scheduled: Date): Payday {
  const paid = lastBankingDay(scheduled);
  let holiday: string | undefined;
  for (let day = scheduled; day > paid; day = addDays(day, -1)) holiday ??= federalHoliday(day);
  return {
    paid,
    scheduled,
    ...(holiday && { holiday }),
    fundBy: lastBankingDay(addDays(paid, -1)),
    taxDue: semiweeklyDue(paid),
  };
}

/** Whether a payday was moved from the day of its schedule (ST-DAYS-2). */
export const isMoved = ({ paid, scheduled }: Payday): boolean => paid < scheduled;

/** The last date of a month, which starts at 0. */
const lastDate = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Stands for the last day of a month, however many it has. */
const monthEnd = 31;

/**
 * The dates of a month with paydays. The last day of a month stays the last; two paydays are 15 days
 * apart, and the 15th goes with the last day.
 */
function datesOf(first: Date, frequency: 'semimonthly' | 'monthly') {
  const date = first.getUTCDate();
  const isLast = date === lastDate(first.getUTCFullYear(), first.getUTCMonth());
  const own = isLast ? monthEnd : date;
  if (frequency === 'monthly') return [own];
  if (own === 15 || own === monthEnd) return [15, monthEnd];
  return own < 15 ? [own, own + 15] : [own - 15, own];
}

/** The days of a schedule from the first one on, without end. */
function* schedule(first: Date, frequency: Frequency): Generator<Date> {
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const step = frequency === 'weekly' ? 7 : 14;
    for (let day = first; ; day = addDays(day, step)) yield day;
  }
  const dates = datesOf(first, frequency);
  const year = first.getUTCFullYear();
  for (let month = first.getUTCMonth(); ; month += 1)
    for (const date of dates) {
      const day = new Date(Date.UTC(year, month, Math.min(date, lastDate(year, month))));
      if (day >= first) yield day;
    }
}

/**
 * The paydays from a first one to the end of its year (ST-DAYS-1), each moved to the banking day
 * before it where the schedule meets a weekend or a federal holiday. A payday is of the year in which
 * it is paid (ST-DAYS-2). Throws if the first one is no date.
 */
export function paydaysFrom(first: Date, frequency: Frequency): PaydayList {
  if (Number.isNaN(first.getTime())) throw new RangeError('The first payday is no date.');
  const year = first.getUTCFullYear();
  const all: Payday[] = [];
  for (const day of schedule(first, frequency)) {
    const payday = paydayOn(day);
    if (payday.paid.getUTCFullYear() > year) break;
    all.push(payday);
  }
  const earlier = all.find(({ paid }) => paid.getUTCFullYear() < year);
  return {
    year,
    frequency,
    paydays: all.filter((payday) => payday !== earlier),
    ...(earlier && { earlier }),
  };
}
