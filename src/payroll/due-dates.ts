/** The nth weekday of a month (0 is Sunday, months start at 1), or the last one for n = -1. */
function nth(year: number, month: number, weekday: number, n: number) {
  if (n < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7);
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + 7 * (n - 1);
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date));

/**
 * The legal holidays of a year (26 USC 7503, 5 USC 6103, and the District of Columbia’s Emancipation
 * Day). A holiday on a Saturday is observed on the Friday before, also the next New Year’s Day; one
 * on a Sunday, on the Monday after.
 */
function holidays(year: number) {
  const fixed = [
    [1, 1],
    [4, 16],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
    [13, 1],
  ].map(([month = 1, date = 1]) => {
    const on = day(year, month, date);
    const shift = { 0: 1, 6: -1 }[on.getUTCDay()] ?? 0;
    return iso(day(year, month, date + shift));
  });
  const moving = [
    [1, 1, 3],
    [2, 1, 3],
    [5, 1, -1],
    [9, 1, 1],
    [10, 1, 2],
    [11, 4, 4],
  ].map(([month = 1, weekday = 1, n = 1]) => iso(day(year, month, nth(year, month, weekday, n))));
  return [...fixed, ...moving];
}

/** A due date, moved past weekends and legal holidays. */
export function dueDate(year: number, month: number, date: number): Date {
  const due = day(year, month, date);
  const isDayOff = () =>
    due.getUTCDay() % 6 === 0 || holidays(due.getUTCFullYear()).includes(iso(due));
  while (isDayOff()) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}
