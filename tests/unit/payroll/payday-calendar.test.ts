import { describe, expect, it } from 'vitest';
import { paydayCalendar } from '@/payroll/payday-calendar';
import { paydaysFrom } from '@/payroll/paydays';

const origin = {
  maker: 'Example',
  host: 'example.com',
  made: new Date('2026-01-01T12:30:45.678Z'),
};
const calendar = (first: string) =>
  paydayCalendar(paydaysFrom(new Date(first), 'biweekly'), origin);
/** The lines of a calendar, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of the paydays (ST-DAYS-5)', () => {
  it('has one all-day event a payday', () => {
    expect(linesOf(calendar('2026-12-18'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//Paydays//EN',
      'BEGIN:VEVENT',
      'UID:payday-20261218@example.com',
      'DTSTAMP:20260101T123045Z',
      'DTSTART;VALUE=DATE:20261218',
      'SUMMARY:Payday 1 of 2',
      'DESCRIPTION:Money in the account by Thu\\, Dec 17. A semiweekly depositor’s federal tax is due Wed\\, Dec 23.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:payday-20270101@example.com',
      'DTSTAMP:20260101T123045Z',
      'DTSTART;VALUE=DATE:20261231',
      'SUMMARY:Payday 2 of 2',
      'DESCRIPTION:Moved from Friday\\, January 1 (New Year’s Day). Money in the account by Wed\\, Dec 30. A semiweekly depositor’s federal tax is due Wed\\, Jan 6.',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line above 75 octets, and ends each in CRLF', () => {
    const text = calendar('2026-01-02');
    const octets = (line: string) => new TextEncoder().encode(line).length;
    expect(Math.max(...text.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('gives each event an id of its own', () => {
    const ids = linesOf(calendar('2026-01-02')).filter((line) => line.startsWith('UID:'));
    expect(ids).toHaveLength(27);
    expect(new Set(ids).size).toBe(27);
  });
});
