import { slugify } from '../../src/lib/slugify';
import { firstFirm } from './first-firm';
import { otherFacts, otherNames, otherPlaces } from './other-facts';

/** What is called otherwise, and how. */
type Renaming = readonly [from: string, to: string];

/** The names in a list, with those that the other firm has in their place. Throws if it has too few. */
const pair = (from: readonly string[], to: readonly string[]): Renaming[] =>
  from.map((name, index) => {
    const other = to[index];
    if (other === undefined) throw new Error(`The other firm needs a name for ${name}`);
    return [name, other];
  });

/** Products that the other firm lacks are called like its last one, so that links to them lead there. */
const products = firstFirm.products.map(
  (name, index): Renaming => [name, otherNames.products[index] ?? otherNames.products.at(-1) ?? ''],
);

const people = pair(firstFirm.people, otherNames.people);
const items = [
  ...products,
  ...pair(firstFirm.cases, otherNames.cases),
  ...pair(firstFirm.posts, otherNames.posts),
];
const cities = pair(
  firstFirm.offices.map(({ city }) => city),
  otherPlaces.map(({ city }) => city),
);

const locations = pair(
  firstFirm.locations,
  otherNames.towns.map((town) => `${town}, ${otherFacts.state}`),
);

const [first, last] = [0, -1];
const part = (name: string, place: number) => name.split(' ').at(place) ?? '';

/** Names as they stand in prose and addresses. */
const renamings: readonly Renaming[] = [
  ...[...people, ...items].flatMap(([from, to]): Renaming[] => [
    [from, to],
    [slugify(from), slugify(to)],
  ]),
  ...people.map(([from, to]): Renaming => [part(from, first), part(to, first)]),
  ...people.map(([from, to]): Renaming => [`Dr. ${part(from, last)}`, `Dr. ${part(to, last)}`]),
  ...cities.flatMap(([from, to]): Renaming[] => [
    [from, to],
    [slugify(from), slugify(to)],
  ]),
  ...locations,
  ...pair(firstFirm.plans, otherNames.plans).flatMap(([from, to]): Renaming[] => [
    // Names of plans are words of other sentences too.
    [`'${from}'`, `'${to}'`],
    [`${from} plan`, `${to} plan`],
  ]),
  ...firstFirm.directLines.map((line): Renaming => [line, line.replace(/^\(\d+\)/, '(518)')]),
  [firstFirm.domain, 'ferris-hollow.example'],
];

const others = new Map(renamings);
const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const longestFirst = [...others.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escapeForPattern);
const anyName = new RegExp(`(?<![\\w])(?:${longestFirst.join('|')})(?![\\w])`, 'g');

/** A text of the first firm with the names of the other. */
export const rename = (text: string): string =>
  text.replace(anyName, (name) => others.get(name) ?? name);
