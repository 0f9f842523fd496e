import { z } from 'zod';
import { minutesOf } from '../../src/lib/clock-time.ts';
import { weekdays } from '../../src/lib/weekdays.ts';

// Each message completes the sentence “expected …”.
const words = (what: string) => z.string(what).trim().min(1, what);
const matching = (pattern: RegExp, what: string) => z.string(what).regex(pattern, what);

const email = matching(
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'an email address, such as “hello@firm.example”',
);
const phone = matching(
  /^(?=(\D*\d){7})[+\d() -]+$/,
  'a telephone number of digits, spaces, hyphens and parentheses, such as “(406) 555-0120”',
);
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time of day, such as “18:00”');
const degrees = (limit: number) =>
  z
    .number(`degrees from -${limit} to ${limit}`)
    .min(-limit, `degrees from -${limit} to ${limit}`)
    .max(limit, `degrees from -${limit} to ${limit}`);

function isTimeZone(id: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: id }));
  } catch {
    return false;
  }
}

const zone = 'a time zone of IANA’s database, such as “America/Denver”';
const days = 'at least one day from Monday to Sunday, each once';
const closing = 'a time after the line opens';
const drawing =
  'the path of a drawing in public/, such as those that “npm run art” makes of scripts/assets/art/offices/';

/** The facts of the firm; `hasFile` tells whether `public/` has a file, `year` is the current one. */
export const firmSchema = (hasFile: (path: string) => boolean, year: number) => {
  const founded = `a year from 1800 to ${year}`;
  const office = z.strictObject(
    {
      name: words('the name of the office'),
      street: words('a street and number'),
      city: words('a city'),
      state: matching(/^[A-Z]{2}$/, 'a state’s two letters, such as “MT”'),
      zip: matching(/^\d{5}(-\d{4})?$/, 'a ZIP code of five digits'),
      phone,
      img: z.string(drawing).refine(hasFile, drawing),
    },
    'an office',
  );
  const geo = z.strictObject(
    { latitude: degrees(90), longitude: degrees(180) },
    'the latitude and longitude of the head office',
  );
  return z.strictObject({
    name: words('the firm’s name'),
    shortName: words('the firm’s name in its logo'),
    legalName: words('the firm’s name in contracts'),
    tagline: words('a line about the firm, without a period'),
    promise: words('a sentence'),
    titlePattern: matching(/\{Page\}/, 'a text with “{Page}” for the page’s name'),
    domain: matching(
      /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
      'a domain in lowercase without “https://” and path, such as “firm.example”',
    ),
    email,
    privacyEmail: email,
    noticesEmail: email,
    phone,
    founded: z.int(founded).min(1800, founded).max(year, founded),
    state: words('the name of a state'),
    board: words('the name of the agency that registers the firm'),
    areaServed: words('the name of a country, state or region'),
    timeZone: z.strictObject(
      {
        id: z.string(zone).refine(isTimeZone, zone),
        label: words('the time zone’s abbreviation'),
        name: words('the time zone’s name'),
      },
      'the time zone’s id, label and name',
    ),
    hours: z
      .strictObject(
        {
          days: z
            .array(z.enum(weekdays, days), days)
            .min(1, days)
            .refine((list) => new Set(list).size === list.length, days),
          opens: time,
          closes: time,
          closedOnFederalHolidays: z.boolean('true or false'),
        },
        'the days and hours of the phone line',
      )
      .refine(({ opens, closes }) => minutesOf(closes) > minutesOf(opens), {
        path: ['closes'],
        error: closing,
      }),
    offices: z.tuple([office.extend({ geo })], office, 'at least one office'),
    social: z.array(
      z.strictObject({
        icon: z.enum(
          ['linkedin', 'facebook', 'instagram', 'youtube'],
          'linkedin, facebook, instagram or youtube',
        ),
        network: words('the name of the network'),
        link: matching(/^(#|https:\/\/\S+)$/, '“#” or an address that begins with https://'),
      }),
      'a list of social networks',
    ),
  });
};
