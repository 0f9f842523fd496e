import { readdirSync, readFileSync } from 'node:fs';

/** A clause of the specification. */
export type Clause = { id: string; text: string };

/** The clauses of a text, each a line `- **ID** text`, in order. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([^\s*]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));

const readSpecification = () => readFileSync('docs/spec.md', 'utf8');

/** The clauses of `docs/spec.md`, in order. */
export const readClauses = () => parseClauses(readSpecification());

/** A section of the specification that has clauses. */
export type Section = { title: string; clauses: readonly Clause[] };

/** The sections of `docs/spec.md` with clauses, in order. */
export const readSections = (): Section[] =>
  readSpecification()
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ title: text.slice(0, text.indexOf('\n')), clauses: parseClauses(text) }))
    .filter(({ clauses }) => clauses.length > 0);

const marks = /(?:^|(?<=[.!`?] ))(Given|Decided|Added|Departs): /g;

/** Where the parts of a clause come from, in its order: `given`, `decided`, `added`, `departs`. */
export const originsOf = (text: string): string[] =>
  [...text.matchAll(marks)].map(([, mark = '']) => mark.toLowerCase());

/** Expands ranges such as `HOME-1 to HOME-3` or `HOME-1 to 3` into clauses. */
const expandRanges = (text: string): string =>
  text.replace(
    /\b((?:[A-Z]+-)+)(\d+) to (?:\1)?(\d+)\b/g,
    (_, family: string, first: string, last: string) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => family + (Number(first) + index),
      ).join(', '),
  );

const countMentions = (text: string, clause: string): number =>
  expandRanges(text).match(new RegExp(`(?<![\\w-])${clause}(?![\\w-])`, 'g'))?.length ?? 0;

/** Whether a text names a clause, by itself or in a range. */
export const namesClause = (text: string, clause: string): boolean =>
  countMentions(text, clause) > 0;

/** How often a file names a clause. */
export type Mentions = { file: string; count: number };

/** The test files in these folders, with how often each names a clause. */
export const mentionsIn = (folders: readonly string[], clause: string): Mentions[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => {
        const file = `${folder}/${name}`;
        return { file, count: countMentions(readFileSync(file, 'utf8'), clause) };
      }),
  );
