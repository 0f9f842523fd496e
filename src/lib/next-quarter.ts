/** The day on the visitor’s calendar, as its midnight UTC. */
export const visitorsDay = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The first day of the next quarter that is at least so many weeks away, and the day that long before. */
export function nextQuarter(today: Date, weeks: number): { starts: Date; signBy: Date } {
  const year = today.getUTCFullYear();
  for (let month = 0; ; month += 3) {
    const starts = new Date(Date.UTC(year, month, 1));
    const signBy = new Date(Date.UTC(year, month, 1 - 7 * weeks));
    if (signBy >= today) return { starts, signBy };
  }
}
