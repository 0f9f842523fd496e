import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherNames } from '../../src/content/country-names';
import { usCities } from '../../src/content/us-cities';
import { phoneLink } from '../../src/lib/contact-link';
import { slugify } from '../../src/lib/slugify';
import { firstFirm } from './first-firm';

/** A word of the first firm in a file of the built site, and the text around it. */
export type Leftover = { file: string; word: string; context: string };

const phones = [...firstFirm.phones, ...firstFirm.directLines];
const items = [...firstFirm.members, ...firstFirm.products, ...firstFirm.cases, ...firstFirm.posts];
/** The words of the first firm. */
const words = [
  ...[firstFirm.name, firstFirm.legalName, firstFirm.domain, firstFirm.tagline, firstFirm.promise],
  ...[firstFirm.board, firstFirm.timeZone.label, firstFirm.timeZone.name],
  ...[firstFirm.email, firstFirm.privacyEmail, firstFirm.noticesEmail],
  ...[...phones, ...phones.map((phone) => phoneLink(phone).href)],
  ...firstFirm.offices.flatMap(({ street, city, zip }) => [street, city, zip, slugify(city)]),
  ...[...items, ...items.map(slugify)],
];

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const anyOf = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map(escapeForPattern)
    .join('|');
const anyWord = new RegExp(`(?<!\\w)(?:${anyOf([...new Set(words)])})(?!\\w)`, 'gi');
/** The name of a plan is a word of other texts too, so it counts only as a whole text. */
const wholePlan = new RegExp(`(?<=[>"'\`])(?:${anyOf(firstFirm.plans)})(?=[<"'\`])`, 'g');

/**
 * Its state counts only where a license or a town ends with it: the site has laws of states, whoever’s
 * it is.
 */
const ownState = new RegExp(`[A-Za-z], ${escapeForPattern(firstFirm.state)}(?!\\w)`, 'g');

/** Places in the lists of the checkout: countries, and cities between those that are before and after them. */
const countries = [...Object.keys(otherNames), ...Object.values(otherNames).flat()];
const isOffice = (place: string) => firstFirm.offices.some(({ city }) => place.includes(city));
const listed = [
  ...countries.filter(isOffice).map(escapeForPattern),
  ...usCities.flatMap((city, index) => {
    const around = [usCities[index - 1] ?? '', city, usCities[index + 1] ?? ''];
    return isOffice(city) ? [around.map(escapeForPattern).join('\\W{1,9}')] : [];
  }),
];
const listedPlaces = new RegExp(listed.join('|') || '(?!)', 'g');

/** The words of the first firm that the built site still has, beyond its specification. */
export function findLeftovers(site: string): Leftover[] {
  const leftovers: Leftover[] = [];
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|json|svg|xml|txt|webmanifest|conf)$|_(headers|redirects)$/.test(file))
      continue;
    if (isWorkbench(file)) continue;
    const text = readFileSync(join(site, file), 'utf8').replace(listedPlaces, '');
    const found = [file, text].flatMap((part) =>
      [anyWord, wholePlan, ownState].flatMap((pattern) => [...part.matchAll(pattern)]),
    );
    for (const { 0: word, index, input } of found) {
      const context = input.slice(Math.max(0, index - 30), index + word.length + 30);
      leftovers.push({ file, word, context: context.replace(/\s+/g, ' ') });
    }
  }
  return leftovers;
}

/** The page with the specification of the first firm, and its scripts. */
const isWorkbench = (file: string) => /(^|\/)statecharts/.test(file);
