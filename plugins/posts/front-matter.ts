import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

/** The YAML of a front matter, and the line before it in the file. */
export type Yaml = { text: string; line: number };

type Path = readonly PropertyKey[];
export type Fields<T> = { data?: T; problems: Problem[]; lineOf: (path: Path) => number };

/** Parses a front matter with a schema, whose messages are what was expected. */
export function readFrontMatter<T>(file: string, yaml: Yaml, schema: z.ZodType<T>): Fields<T> {
  const counter = new LineCounter();
  const document = parseDocument(yaml.text, { lineCounter: counter });
  /** The line of a field, or of its nearest parent if it is missing. */
  const lineOf = (path: Path): number => {
    if (path.length === 0) return yaml.line;
    const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
    if (!node?.range) return lineOf(path.slice(0, -1));
    return yaml.line + counter.linePos(node.range[0] ?? 0).line;
  };
  const problem = (line: number, field: string, message: string) => ({
    file,
    line,
    field,
    message,
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ linePos, message }) =>
      problem(
        yaml.line + (linePos?.[0].line ?? 0),
        'front matter',
        `invalid YAML: ${message.split('\n')[0]}`,
      ),
    );
    return { problems, lineOf };
  }
  const { success, data, error } = schema.safeParse(document.toJS());
  if (success) return { data, problems: [], lineOf };
  const problems = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const field = issue.path.join('.') || 'front matter';
      return problem(lineOf(issue.path), field, `expected ${issue.message}`);
    }
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return problem(lineOf(path), path.join('.'), 'unknown field');
    });
  });
  return { problems, lineOf };
}
