import type { AnyStateMachine } from 'xstate';
import { readDescription } from '@/workbench/model/clauses';
import { describeMachine, type TransitionWords } from '@/workbench/model/describe-machine';

const cell = (text: string) => text.replaceAll('|', '\\|') || ' ';
const code = (text: string) => (text ? `\`${text}\`` : '');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const transitionRow = ({ source, event, guard, target, actions, clauses }: TransitionWords) => [
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
      readDescription(machine.root.description).words,
      `![Statechart of ${machine.id}](statecharts/${machine.id}.svg)`,
      markdownTable(
        ['State', 'Event', 'If', 'To', 'Actions', 'Clauses'],
        describeMachine(machine).map(transitionRow),
      ),
    ].join('\n\n'),
  );
  return `${[
    '# The statecharts',
    'Written by `npm run statecharts` from `machines/`. In the charts, arrows are transitions, and events listed inside a state are transitions that stay in it. Events without a row are ignored. If a state has several rows for an event, the first one whose guard passes is taken.',
    ...parts,
  ].join('\n\n')}\n`;
}
