import type { AnyStateMachine } from 'xstate';
import { type Oracle, tableOf } from '../../packages/workbench/src/judge/oracle';
import { describeMachine, type Step } from '../../packages/workbench/src/model/describe-machine';
import type { Clause } from '../../packages/workbench/src/model/parse-clauses';
import { nodesOf } from '../../packages/workbench/src/model/state-nodes';
import { type Mentions, mentionsIn, originsOf } from './clauses';

const cell = (text: string) => text.replaceAll('|', '\\|') || ' ';
const code = (text: string) => (text ? `\`${text}\`` : '');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const stepRow = ({ source, event, guard, target, actions, clauses }: Step) => [
  source,
  code(event),
  code(guard),
  target || '(stays)',
  actions.map(code).join(', '),
  clauses.join(', '),
];

/** `docs/statecharts.md`: each machine as a chart and a table. */
export function writeStatecharts(machines: readonly AnyStateMachine[]): string {
  const parts = machines.map((machine) =>
    [
      `## ${machine.id}`,
      machine.root.description ?? '',
      `![Statechart of ${machine.id}](statecharts/${machine.id}.svg)`,
      markdownTable(
        ['State', 'Event', 'If', 'To', 'Actions', 'Clauses'],
        describeMachine(machine).map(stepRow),
      ),
    ].join('\n\n'),
  );
  return `${[
    '# The statecharts',
    'Written by `npm run statecharts` from `machines/`. In the charts, arrows are transitions, and events listed inside a state are transitions that stay in it. Events without a row are ignored. If a state has several rows for an event, the first one whose guard passes is taken.',
    ...parts,
  ].join('\n\n')}\n`;
}

const testFolders = [
  'machines',
  'specification',
  'words',
  'unit',
  'hosting',
  'site',
  'engines',
  'fuzz',
].map((name) => `tests/${name}`);

/** `machines/tables/desktop-menu.table.ts` of `desktopMenu`. */
const tableFileOf = (machine: string) =>
  `machines/tables/${machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.table.ts`;

/** The number of rows that test a clause per table. */
const rowsFor = (id: string, oracle: Oracle): Mentions[] =>
  Object.keys(oracle.machines).map((machine) => {
    const rows = tableOf(oracle, machine)?.rows ?? [];
    const count = rows.filter(({ result }) => result.clauses.includes(id)).length;
    return { file: tableFileOf(machine), count };
  });

/** `docs/conformance.md`: the states, transitions and tests of each clause. */
export function writeConformance(clauses: readonly Clause[], oracle: Oracle): string {
  const machines = Object.values(oracle.machines);
  const steps = machines.flatMap(describeMachine);
  const states = machines.flatMap(nodesOf);
  const rows = clauses.map(({ id, text }) => {
    const carriers = steps.filter((step) => step.clauses.includes(id));
    const named = states.filter(({ meta }) => meta?.clauses?.includes(id));
    const tests = [...rowsFor(id, oracle), ...mentionsIn(testFolders, id)]
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.file < b.file ? -1 : 1));
    return [
      id,
      originsOf(text).join(', '),
      String(named.length),
      String(carriers.length),
      [
        ...new Set(
          carriers.map(({ machine, source, event }) => `${machine}.${source}: ${code(event)}`),
        ),
      ].join('<br>'),
      tests.map(({ file, count }) => `${file.replace('tests/', '')} ×${count}`).join('<br>'),
    ];
  });
  return `${[
    '# Conformance',
    'Written by `npm run statecharts`. For each clause of [spec.md](spec.md): where its parts come from, the number of states and transitions of the [statecharts](statecharts.md) that cite it, those transitions, the tables with rows for it, with their number, and the test files that mention it, with the number of mentions. Clauses without transitions are about text, images or layout.',
    markdownTable(['Clause', 'From', 'States', 'Transitions', 'Which', 'Tests'], rows),
  ].join('\n\n')}\n`;
}
