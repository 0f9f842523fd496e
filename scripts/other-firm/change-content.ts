import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { slugify } from '../../src/lib/slugify';
import { type Edit, editFile, entriesOf, type Node, nodesIn, valuesOf } from './edit-source';
import { firstFirm } from './first-firm';
import {
  otherCounts,
  otherFacts,
  otherGeo,
  otherNames,
  otherPlaces,
  otherPrices,
} from './other-facts';
import { rename } from './renamings';

const quoted = (text: string) => `'${text}'`;

/** Makes the content of the other firm from that of the first, which the folder has a copy of. */
export function changeContent(folder: string): void {
  const file = (path: string) => join(folder, path);
  editFile(file('src/content/plans.ts'), changePlans);
  editFile(file('src/content/plan-comparison.ts'), widenComparison);
  editFile(file('src/content/products.ts'), changeProducts);
  editFile(file('src/content/team.ts'), addMembers);
  editFile(file('src/content/firm.ts'), replaceFacts);
  renameWithin(file('src/content'));
  renameWithin(file('scripts/assets'));
  for (const name of firstFirm.products.slice(otherCounts.products).map(slugify)) {
    for (const art of ['public/art', 'scripts/assets/art'])
      rmSync(file(`${art}/products/${name}.svg`));
  }
  for (const art of ['public/art', 'public/portraits', 'public/signatures', 'scripts/assets/art'])
    renameFiles(file(art));
}

/** Edits that give a list so many entries, copies of its last ones if it has fewer. */
function resize(
  entries: readonly Node[],
  text: string,
  count: number,
  copy: (entry: string, index: number) => string,
): Edit[] {
  const kept = entries.slice(0, count);
  const end = kept.at(-1)?.end ?? 0;
  const missing = Array.from({ length: Math.max(0, count - entries.length) }, (_, place) => {
    const original = entries[place + Math.max(0, 2 * entries.length - count)] as Node;
    return copy(text.slice(original.start, original.end), entries.length + place);
  });
  return [
    {
      start: end,
      end: entries.at(-1)?.end ?? end,
      text: missing.map((entry) => `,\n${entry}`).join(''),
    },
  ];
}

/** An edit that puts a text in quotes in the place of a value. */
const replace = ({ start, end }: Node, text: string): Edit => ({ start, end, text: quoted(text) });

function changePlans(program: Node, text: string): Edit[] {
  const entries = entriesOf(program, 'plans');
  const price = (index: number) => otherPrices.plans[index] ?? '';
  return [
    ...entries.flatMap((entry, index) =>
      valuesOf(entry, 'monthlyPrice').map((value) => replace(value, price(index))),
    ),
    ...resize(entries, text, otherCounts.plans, (entry, index) =>
      entry
        .replace(/planName: '.*'/, `planName: ${quoted(otherNames.plans[index] ?? '')}`)
        .replace(/monthlyPrice: '.*'/, `monthlyPrice: ${quoted(price(index))}`)
        .replace('isPopular: true', 'isPopular: false'),
    ),
  ];
}

/** Repeats what the last plan has, for the plans that the first firm lacks. */
function widenComparison(program: Node, text: string): Edit[] {
  return valuesOf(program, 'shares').flatMap(({ type, elements }) => {
    const last = type === 'ArrayExpression' && (elements as Node[]).at(-1);
    if (!last) return [];
    const more = `, ${text.slice(last.start, last.end)}`;
    return [
      {
        start: last.end,
        end: last.end,
        text: more.repeat(otherCounts.plans - firstFirm.plans.length),
      },
    ];
  });
}

function changeProducts(program: Node, text: string): Edit[] {
  const entries = entriesOf(program, 'products');
  const prices = entries
    .slice(0, otherCounts.products)
    .flatMap((entry, index) =>
      valuesOf(entry, 'price').map((value) => replace(value, otherPrices.products[index] ?? '')),
    );
  return [...prices, ...resize(entries, text, otherCounts.products, (entry) => entry)];
}

/** Adds members, and the photograph of the second. */
function addMembers(program: Node, text: string): Edit[] {
  const entries = entriesOf(program, 'team');
  const [, photographed] = entries;
  const details =
    photographed && [...nodesIn(photographed)].find(({ type }) => type === 'ObjectExpression');
  if (!details) throw new Error('The first firm has no second member');
  const name = (index: number) =>
    otherNames.people[firstFirm.people.length + index - entries.length] ?? '';
  const start = details.start + 1;
  return [
    { start, end: start, text: `img: '${photograph}',` },
    ...resize(entries, text, otherCounts.team, (entry, index) => {
      const original = firstFirm.members.find((member) => entry.includes(member)) ?? '';
      const [called = ''] = original.split(' ');
      return entry
        .replaceAll(original, name(index))
        .replaceAll(called, name(index).split(' ')[0] ?? '');
    }),
  ];
}

/** The photograph of a member, within the site. */
export const photograph = '/pictures/second-member.jpg';

/** The names of the members that the first firm lacks. */
export const addedMembers = otherNames.people.slice(
  firstFirm.people.length,
  firstFirm.people.length + Math.max(0, otherCounts.team - firstFirm.members.length),
);

function replaceFacts(program: Node): Edit[] {
  const body = program.body as readonly Node[];
  const start = body.find(({ type }) => type === 'VariableDeclaration')?.start ?? program.end;
  const offices = firstFirm.offices.map(({ name, img, ...office }, index) => {
    const place = otherPlaces[index];
    if (!place) throw new Error(`The other firm needs a place for ${name}`);
    return {
      name: rename(name),
      state: 'NY',
      ...place,
      img: rename(img),
      ...('geo' in office && { geo: otherGeo }),
    };
  });
  const facts = { ...otherFacts, offices, social: firstFirm.social };
  return [
    { start, end: program.end, text: `export const firm: Firm = ${JSON.stringify(facts)};\n` },
  ];
}

/** Lists of the product itself, which name places of the whole world. */
const isList = (path: string) => ['us-cities.ts', 'country-names.ts'].includes(basename(path));

/** Renames what the text files in a folder mention. */
function renameWithin(folder: string): void {
  for (const path of filesIn(folder)) {
    if (!/\.(ts|md|svg)$/.test(path) || isList(path)) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, rename(text));
  }
}

/** Renames files that are named after something. */
export function renameFiles(folder: string): void {
  for (const path of filesIn(folder)) {
    renameSync(path, join(dirname(path), rename(basename(path))));
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
