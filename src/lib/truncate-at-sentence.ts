/** The first sentences of a text that fit into `limit` characters, at least one. */
export function truncateAtSentence(text: string, limit: number): string {
  const [first = '', ...rest] = text.match(/.+?[.!?](?=\s|$)\s*/g) ?? [text];
  let fitting = first;
  for (const sentence of rest) {
    if ((fitting + sentence).trim().length > limit) break;
    fitting += sentence;
  }
  return fitting.trim();
}
