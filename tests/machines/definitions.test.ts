import { machines } from '@machines/tables';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { readDescription } from '@/workbench/model/clauses';
import { nodesOf, transitionId, transitionsOf } from '@/workbench/model/parts';
import { stripMachine } from '../../plugins/strip-descriptions';
import { readClauses } from '../../scripts/docs/clauses';

const clauseIds = readClauses().map(({ id }) => id);

const sources = import.meta.glob<string>('../../machines/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true });

/** In lines of code, without descriptions, comments and blank lines. */
const maxLines = 215;
type Documented = { description?: string | undefined };

/** Problems with the documentation of a state or transition. */
function faultsOf(name: string, { description }: Documented) {
  const { words, clauses } = readDescription(description);
  return [
    ...(words.trim() ? [] : [`${name} has no description`]),
    ...(clauses.length > 0 ? [] : [`${name} cites no clause`]),
    ...clauses
      .filter((clause) => !clauseIds.includes(clause))
      .map((clause) => `${name} cites ${clause}, which does not exist`),
  ];
}

/** The name of a referenced implementation; empty for inline implementations. */
const nameOf = (reference: unknown) =>
  typeof reference === 'string'
    ? reference
    : ((reference as { type?: string }).type ?? 'an inline function');

/** Every implementation that a chart refers to, by kind. */
function referencesOf(machine: AnyStateMachine) {
  const nodes = nodesOf(machine);
  const transitions = nodes.flatMap(transitionsOf);
  const actions = [
    // From the config, because XState adds the timers of `after` to `entry` and `exit` of the node.
    ...nodes.flatMap(({ config }) => [config.entry ?? [], config.exit ?? []].flat()),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  const names = (references: unknown[]) => [...new Set(references.map(nameOf))].sort();
  return {
    actions: names(actions),
    guards: names(transitions.flatMap(({ guard }) => guard ?? [])),
    actors: names(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src))),
    delays: names(nodes.flatMap(({ config }) => Object.keys(config.after ?? {}))),
  };
}

function setupOf({ implementations }: AnyStateMachine) {
  const { actions, guards, actors, delays } = implementations;
  const names = (kind: object | undefined) => Object.keys(kind ?? {}).sort();
  return {
    actions: names(actions),
    guards: names(guards),
    actors: names(actors),
    delays: names(delays),
  };
}

describe.each(Object.entries(machines))('%s', (_, machine) => {
  test('has a description', () => {
    expect(machine.root.description ?? '').toMatch(/\S/);
  });

  test('describes every state and cites its clauses', () => {
    const states = nodesOf(machine).slice(1);
    expect(states.flatMap((node) => faultsOf(node.id, node))).toEqual([]);
  });

  test('describes every transition and cites its clauses', () => {
    const faults = nodesOf(machine)
      .flatMap(transitionsOf)
      .flatMap((transition) => faultsOf(transitionId(transition), transition));
    expect(faults).toEqual([]);
  });

  test('names what it invokes, by which charts and traces call it', () => {
    const ids = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(ids.filter((id) => /^\d+\./.test(id))).toEqual([]);
  });

  test('references exactly the implementations in its setup', () => {
    expect(referencesOf(machine)).toEqual(setupOf(machine));
  });
});

describe.each(Object.keys(modules))('%s', (path) => {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const words = fileName.replace('.machine.ts', '');
  const id = words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const source = sources[path] ?? '';

  test('has a kebab-case name', () => {
    expect(fileName).toMatch(/^[a-z]+(-[a-z]+)*\.machine\.ts$/);
  });

  test('exports one machine, named after the file, whose table is in machines/tables/index.ts', () => {
    const exported = Object.entries(modules[path] ?? {});
    const exportedMachines = exported.filter(([, value]) => value instanceof StateMachine);
    expect(exportedMachines.map(([key]) => key)).toEqual([`${id}Machine`]);
    expect(machines[id]?.id, `machines/tables/index.ts lacks the table of ${id}`).toBe(id);
  });

  test('imports only xstate', () => {
    const specifiers = [...source.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])(.*?)\1/g)];
    expect([...new Set(specifiers.map(([, , specifier]) => specifier))]).toEqual(['xstate']);
  });

  // The build strips them, whatever they describe.
  test('has descriptions of the machine, its states and its transitions alone', () => {
    const machine = machines[id] as AnyStateMachine;
    const described = [...nodesOf(machine), ...nodesOf(machine).flatMap(transitionsOf)].filter(
      (one) => one.description,
    );
    expect(source.match(/\bdescription:/g)).toHaveLength(described.length);
    expect(stripMachine(source)).not.toMatch(/\bdescription:/);
  });

  test(`has at most ${maxLines} lines of code`, () => {
    const code = stripMachine(source).replace(/\/\*\*[\s\S]*?\*\//g, '');
    expect(code.match(/^.*\S.*$/gm)?.length).toBeLessThanOrEqual(maxLines);
  });
});

test('the machines folder contains only machines, beside the folder of their tables', () => {
  expect(Object.keys(sources).filter((path) => !(path in modules))).toEqual([]);
});
