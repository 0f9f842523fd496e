import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes ranges such as `ST-CART-1 to 8` out. */
const writeRangesOut = (text: string) =>
  text.replace(
    /\b((?:[A-Z]+-)+)(\d+) to (?:\1)?(\d+)\b/g,
    (_, family: string, first: string, last: string) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => family + (Number(first) + index),
      ).join(', '),
  );

/** Whether a text names a clause, by itself or in a range. */
export const namesClause = (text: string, clause: string): boolean =>
  new RegExp(`(?<![\\w-])${clause}(?![\\w-])`).test(writeRangesOut(text));

/** A pattern of the names of tests that name one of these clauses, for Vitest's `-t`. */
export const namePattern = (clauses: readonly string[]): string => {
  const families = clauses.map((clause) => clause.replace(/\d+$/, ''));
  const ranges = [...new Set(families)].map((family) => `${family}\\d+ to `);
  return `(${[...clauses.map((clause) => `${clause}(?![\\w-])`), ...ranges].join('|')})`;
};

/** The machines' tests name the clauses that the charts cite. */
const always = ['tests/machines/tables.test.ts'];

/** The tests, by project, that can name one of these clauses. */
export function testsOf(clauses: readonly string[]): { unit: string[]; site: string[] } {
  const find = (folders: readonly string[]) =>
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((file) => {
        if (!/\.test\.tsx?$/.test(file)) return false;
        const text = readFileSync(file, 'utf8');
        return clauses.some((clause) => namesClause(text, clause));
      });
  const unit = find(['tests/specification', 'tests/machines', 'tests/unit']);
  return { unit: [...new Set([...always, ...unit])], site: find(['tests/site']) };
}
