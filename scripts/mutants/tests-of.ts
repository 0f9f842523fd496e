import { mentionsIn } from '../docs/clauses';

/** The machines' tests name the clauses that the charts cite. */
const always = 'tests/machines/tables.test.ts';

/** The test files, by project, that can name one of these clauses. */
export function testsOf(clauses: readonly string[]): { unit: string[]; site: string[] } {
  const find = (...folders: readonly string[]) => [
    ...new Set(
      clauses.flatMap((clause) =>
        mentionsIn(folders, clause)
          .filter(({ count }) => count > 0)
          .map(({ file }) => file),
      ),
    ),
  ];
  const unit = find('tests/specification', 'tests/machines', 'tests/unit');
  return { unit: [always, ...unit], site: find('tests/site') };
}

/** A pattern of the names of tests that name one of these clauses, for Vitest's `-t`. */
export function namePattern(clauses: readonly string[]): string {
  const families = new Set(clauses.map((clause) => clause.replace(/\d+$/, '')));
  const ranges = [...families].map((family) => `${family}\\d+ to `);
  return `(${[...clauses.map((clause) => `${clause}(?![\\w-])`), ...ranges].join('|')})`;
}
