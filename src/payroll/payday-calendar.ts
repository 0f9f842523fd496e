import { longDate, shortDate } from '@/lib/days';
import { isMoved, type PaydayList } from './paydays';

/** As calendars write a day: `20260102`. */
const compact = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '');

/** RFC 5545, 3.3.11: commas, semicolons and backslashes within texts. */
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');

/** RFC 5545, 3.1: no line has more than 75 octets; the next one begins with a space. */
function folded(line: string) {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (new TextEncoder().encode(current + character).length > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

type Origin = {
  maker: string;
  /** Makes the ids of its events unique: the host of the site. */
  host: string;
  made: Date;
};

/** The paydays of a list as an iCalendar file (RFC 5545), one event a payday (ST-DAYS-5). */
export function paydayCalendar({ paydays }: PaydayList, { maker, host, made }: Origin): string {
  const stamp = made.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = paydays.flatMap((payday, index) => {
    const { paid, scheduled, holiday, fundBy, taxDue } = payday;
    const moved = isMoved(payday)
      ? [`Moved from ${longDate(scheduled)}${holiday ? ` (${holiday})` : ''}.`]
      : [];
    const notes = [
      ...moved,
      `Money in the account by ${shortDate(fundBy)}.`,
      `A semiweekly depositor’s federal tax is due ${shortDate(taxDue)}.`,
    ];
    return [
      'BEGIN:VEVENT',
      `UID:payday-${compact(scheduled)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(paid)}`,
      `SUMMARY:${escaped(`Payday ${index + 1} of ${paydays.length}`)}`,
      `DESCRIPTION:${escaped(notes.join(' '))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker}//Paydays//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
