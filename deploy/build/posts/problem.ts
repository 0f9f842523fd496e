/** What is wrong with a file of the blog, and where. */
export type Problem = {
  file: string;
  line: number;
  /** The field of the front matter, or `text`. */
  field: string;
  expected: string;
};

/** A single error that lists every problem by file and line. */
export function problemsError(problems: readonly Problem[]): Error {
  const lines = problems.map(
    ({ file, line, field, expected }) => `  ${file}:${line} ${field}: expected ${expected}`,
  );
  return new Error(`The blog cannot be built:\n${lines.join('\n')}`);
}
