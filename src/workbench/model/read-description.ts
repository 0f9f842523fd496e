/** The clauses at the end of a description, as in “Adds a line. (ST-CART-1, ST-CART-5)”. */
const citation = /\s*\(([A-Z]+(?:-[A-Z0-9]+)+(?:, [A-Z]+(?:-[A-Z0-9]+)+)*)\)$/;

/** What the description of a state or transition says, and the clauses that it cites. */
export function readDescription(description = ''): { words: string; clauses: readonly string[] } {
  const cited = citation.exec(description)?.[1];
  return { words: description.replace(citation, ''), clauses: cited?.split(', ') ?? [] };
}
