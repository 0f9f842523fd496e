/**
 * The test files that kill mutants of each clause, from `docs/conformance.md`. A clause without such a
 * test has no entry.
 */
export const testsByClause = (conformance: string): Record<string, string[]> =>
  Object.fromEntries(
    conformance
      .split(/^### /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), killersIn(part)] as const)
      .filter(([, files]) => files.length > 0),
  );

const killersIn = (part: string): string[] => [
  ...new Set(
    [...part.matchAll(/^- Broken: .*\. Killed by `tests\/([^`]+)`/gm)].map(([, file = '']) => file),
  ),
];
