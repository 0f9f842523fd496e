/** Leap years are at most eight years apart, so that any day occurs within nine years. */
const yearsBack = 9;

/** The current day in a time zone of IANA's database, as `2026-01-15`. */
export const dayIn = (timeZone: string, now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone });

/**
 * The last day by the name of a post's date, `Jan 15`, that is not after `today`; both days are
 * written `2026-01-15`. Pages append the current year (HOME-13), which for a date still to come would
 * tell feed readers and search engines of a post from the future. Throws if there is no such day.
 */
export function postDay(date: string, today: string): string {
  const year = Number(today.slice(0, 4));
  for (let back = 0; back < yearsBack; back += 1) {
    const day = new Date(`${date} ${year - back} UTC`);
    // In other years, February 29 is read as March 1.
    const isDay = day.getUTCDate() === Number(date.split(' ')[1]);
    if (isDay && dayOf(day) <= today) return dayOf(day);
  }
  throw new Error(`${date} is not a day`);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
