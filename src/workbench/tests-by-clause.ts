/** The test files of each clause, from the table in `docs/conformance.md`. */
export const testsByClause = (conformance: string): Record<string, string[]> =>
  Object.fromEntries(
    conformance
      .split('\n')
      .filter((line) => /^\| [A-Z]+-[A-Z0-9-]+ \|/.test(line))
      .map((line) => {
        const cells = line.split('|').map((cell) => cell.trim());
        const names = (cells.at(-2) ?? '').split('<br>').map((name) => name.replace(/ ×\d+$/, ''));
        return [cells[1] ?? '', names.filter(Boolean)];
      }),
  );
