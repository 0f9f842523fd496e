/** A problem in a post's file. */
export type Problem = {
  file: string;
  line: number;
  /** The field of the front matter, or `text`. */
  field: string;
  message: string;
};

/** An error that lists every problem by file and line. */
export function problemsError(problems: readonly Problem[]): Error {
  const lines = problems.map(
    ({ file, line, field, message }) => `  ${file}:${line} ${field}: ${message}`,
  );
  return new Error(`The blog cannot be built:\n${lines.join('\n')}`);
}
