/** The minutes from midnight to a time of day such as `18:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** A time of day such as `18:00` as on the site’s pages: 6PM, 8:30AM. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours % 24 < 12 ? 'AM' : 'PM'}`;
}
