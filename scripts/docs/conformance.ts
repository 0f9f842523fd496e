import type { AnyStateMachine } from 'xstate';
import { type Carrier, carriersOf, namesClause, originsOf, type Section } from './clauses';

/** A test: its file, below `tests`, and its name after those of the groups that it is in. */
export type NamedTest = { file: string; name: string };

/** A test file's path below `tests`. */
export const below = (file: string) => file.slice(file.indexOf('/tests/') + '/tests/'.length);

export type Evidence = {
  sections: readonly Section[];
  machines: readonly AnyStateMachine[];
  tests: readonly NamedTest[];
};

const code = (text: string) => `\`${text}\``;

/** A number with its noun: `1 state`, `2 states`. */
const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

function inChart({ machine, states, transitions }: Carrier): string {
  const sources = [...new Set(transitions.map(({ source }) => source))];
  const steps = sources.map((source) => {
    const events = transitions.filter((transition) => transition.source === source);
    return `${source} ${events.map(({ event }) => code(event)).join(', ')}`;
  });
  const parts = [...steps, ...(states.length > 0 ? [count(states.length, 'state')] : [])];
  return `**${machine}**: ${parts.join('; ')}`;
}

/** The files of tests whose names have the clause, each with how many. */
function filesOf(id: string, tests: readonly NamedTest[]): string {
  const files = tests.filter(({ name }) => namesClause(name, id)).map(({ file }) => file);
  if (files.length === 0)
    throw new Error(`No test names ${id}: put it into the name of the one that guards it.`);
  return [...new Set(files)]
    .sort()
    .map((file) => `${code(file)} ${files.filter((other) => other === file).length}`)
    .join(', ');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * `docs/conformance.md`: for each clause, where its parts come from, what carries it in the charts, and
 * the tests that name it. Throws if no test names a clause.
 */
export function writeConformance({ sections, machines, tests }: Evidence): string {
  const parts = sections.flatMap(({ title, clauses }) => [
    `## ${title}`,
    [
      row(['Clause', 'Origin', 'In the charts', 'Tests']),
      row(['---', '---', '---', '---']),
      ...clauses.map(({ id, text }) =>
        row([
          id,
          originsOf(text).join(', '),
          carriersOf(id, machines).map(inChart).join('<br>'),
          filesOf(id, tests),
        ]),
      ),
    ].join('\n'),
  ]);
  return `${[
    '# Conformance',
    'Written by `npm run statecharts`. For each clause of [spec.md](spec.md): where its parts come from, the transitions and states of the [machines](statecharts.md) that cite it (other clauses are about text, images or layout), and the files in `tests` with tests that name it, and how many. The rows of `machines/tables` also test each transition. `npm run conformance` runs the tests and writes the verdict on each clause as JSON ([testing.md](testing.md)).',
    ...parts,
  ].join('\n\n')}\n`;
}
