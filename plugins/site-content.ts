import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { caseStudies, sampleCaseStudy } from '@/content/case-studies';
import { firm, socialIcons } from '@/content/firm';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { shop } from '@/content/shop';
import { sampleMember, team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { weekdays } from '@/lib/days';
import { minutesOf } from '@/lib/hours-words';
import { slugify } from '@/lib/ids';
import { type Route, routes } from '@/routes';

const text = z.string().trim().min(1, 'expected words');
const matching = (pattern: RegExp, what: string) => z.string().regex(pattern, `expected ${what}`);

/** Whether `public/` has a file. */
export const hasFile = (path: string) =>
  existsSync(resolve(import.meta.dirname, '../public', path.slice(1)));
const picture = z.string().refine(hasFile, 'expected the path of a file in public/');

const price = matching(/^[1-9]\d*$/, "whole dollars as digits, such as '1450'");
const phone = matching(
  /^(?=(\D*\d){7})[+\d() -]+$/,
  'a telephone number, such as “(406) 555-0120”',
);
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time of day, such as “18:00”');

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

const office = z.strictObject({
  name: text,
  street: text,
  city: text,
  state: matching(/^[A-Z]{2}$/, 'a state’s two letters, such as “MT”'),
  zip: matching(/^\d{5}(-\d{4})?$/, 'a ZIP code of five digits'),
  phone,
  img: picture,
});

const headOffice = office.extend({
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
});

const hours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'expected each day once'),
    opens: time,
    closes: time,
    closedOnFederalHolidays: z.boolean(),
  })
  .refine(({ opens, closes }) => minutesOf(closes) > minutesOf(opens), {
    path: ['closes'],
    error: 'expected a time after the line opens',
  });

const firmSchema = z.strictObject({
  name: text,
  shortName: text,
  legalName: text,
  tagline: text,
  promise: text,
  titlePattern: z.string().includes('{Page}'),
  domain: matching(
    /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
    'a domain in lowercase, such as “firm.example”',
  ),
  email: z.email(),
  privacyEmail: z.email(),
  noticesEmail: z.email(),
  phone,
  founded: z.int().min(1800).max(new Date().getFullYear()),
  state: text,
  board: text,
  areaServed: text,
  timeZone: z.strictObject({
    id: z.string().refine(isTimeZone, 'expected a time zone, such as “America/Denver”'),
    label: text,
    name: text,
  }),
  hours,
  offices: z.tuple([headOffice], office),
  social: z.array(
    z.strictObject({
      icon: z.enum(socialIcons),
      network: text,
      link: matching(/^(#|https:\/\/\S+)$/, '“#” or an address that begins with https://'),
    }),
  ),
});

const pictured = z.record(z.string(), z.object({ img: picture }));
const priced = z.record(z.string(), z.object({ img: picture, price }));

const schema = z.object({
  firm: firmSchema,
  'case-studies': pictured,
  plans: z.record(z.string(), z.object({ monthlyPrice: price })),
  products: priced,
  shop: z.object({ unknown: z.object({ img: picture }) }),
  team: pictured,
  testimonials: pictured,
});

const byName = <T extends { name: string }>(entries: readonly T[]) =>
  Object.fromEntries(entries.map((entry) => [entry.name, entry]));

/** What is checked of the site's content, by the name of its file in `src/content/`. */
export const content = {
  firm,
  'case-studies': byName([...caseStudies, sampleCaseStudy]),
  plans: Object.fromEntries(plans.map((plan) => [plan.planName, plan])),
  products: byName(products),
  shop,
  team: byName([...team, sampleMember]),
  testimonials: byName(testimonials),
};

/** Throws an error that lists each malformed field. */
export function checkContent(given: unknown = content): void {
  const { error } = schema.safeParse(given);
  if (!error) return;
  const problems = error.issues.map(
    ({ path: [file, ...field], message }) =>
      `  src/content/${String(file)}.ts ${field.join('.')}: ${message}`,
  );
  throw new Error(`The content is wrong:\n${problems.join('\n')}`);
}

const table: readonly Route[] = routes;
const pages = (folder: string, items: readonly { name: string }[]) =>
  items.map(({ name }) => `${folder}/${slugify(name)}`);

/** The paths of all pages except posts, for links of posts. */
export const paths: readonly string[] = [
  ...table.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...table.flatMap(({ unknownName }) => unknownName ?? []),
  ...pages('/case-study', caseStudies),
  ...pages('/team', team),
  ...pages('/shop', products),
];

/** The position and the picture of each team member, by name. */
export const members: ReadonlyMap<string, { designation: string; img: string }> = new Map(
  team.map((member) => [member.name, member]),
);
