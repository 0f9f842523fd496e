import { clockTime, minutesOf } from './clock-time';
import type { PhoneLine } from './phone-line';
import { type Weekday, weekdays } from './weekdays';

/** When a phone is answered: days, and times such as `18:00` on the clocks of its time zone. */
export type LineHours = {
  days: readonly Weekday[];
  opens: string;
  closes: string;
  closedOnFederalHolidays: boolean;
};

/** The hours of a phone line as `phoneLineAt` takes them; `zone` is the IANA name of its time zone. */
export const toPhoneLine = (hours: LineHours, zone: string): PhoneLine => ({
  zone,
  days: hours.days.map((day) => (weekdays.indexOf(day) + 1) % 7),
  opens: minutesOf(hours.opens),
  closes: minutesOf(hours.closes),
  opensAt: clockTime(hours.opens),
  closesAt: clockTime(hours.closes),
  isClosedOnHolidays: hours.closedOnFederalHolidays,
});
