/** The lines of a name that is set on two, as even as its words allow; one line if it is one word. */
export function nameLines(name: string): readonly string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  // The last of equals, so that “&” ends a line.
  const shortest = Math.min(...cuts.map(({ longest }) => longest));
  return cuts.filter(({ longest }) => longest === shortest).at(-1)?.lines ?? [name];
}
