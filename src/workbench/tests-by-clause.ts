/** The test files of each clause, from the rows of `docs/conformance.md`. */
export const testsByClause = (conformance: string): Record<string, string[]> =>
  Object.fromEntries(
    [...conformance.matchAll(/^\| ([A-Z]+[-\w]*) .*\| (`[^|]+) \|$/gm)].map(
      ([, id = '', files = '']) => [
        id,
        [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      ],
    ),
  );
