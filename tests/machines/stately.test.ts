import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { machines } from '@machines/tables';
import { parseAst, transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import * as xstate from 'xstate';

/** The parts of an ESTree node that these tests read. */
type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The direct children of a node. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const isFunction = ({ type }: Node) => /Function/.test(type);

/** A node and its descendants, with or without function bodies. */
function* walk(node: Node, withFunctions = true): Generator<Node> {
  yield node;
  if (!withFunctions && isFunction(node)) return;
  for (const child of childrenOf(node)) yield* walk(child, withFunctions);
}

const nameOf = (node: unknown) =>
  isNode(node) ? String(node.name ?? node.value ?? (node.property as Node)?.name ?? '') : '';

/** Evaluates a text with only XState's exports in scope, as in Stately's editor. */
async function evaluateAlone(text: string): Promise<Record<string, xstate.AnyStateMachine>> {
  const { code } = await transformWithOxc(text, 'pasted.ts', { lang: 'ts', target: 'es2023' });
  const script = code
    .replace(/^import \{[^}]*\} from "xstate";$/m, '')
    .replace(/^export const (\w+) =/gm, 'const $1 = made.$1 =')
    .replace(/^export (\{[^}]*\});$/m, 'Object.assign(made, $1);');
  const made = {};
  runInContext(`'use strict';\n${script}`, createContext({ ...xstate, made }));
  return made;
}

const registry = new Map(
  Object.values(machines).map((machine): [string, xstate.AnyStateMachine] => [
    `${machine.id}Machine`,
    machine,
  ]),
);

const texts = readdirSync('machines')
  .filter((name) => name.endsWith('.machine.ts'))
  .map((name) => ({ name, text: readFileSync(`machines/${name}`, 'utf8') }));

const definitionOf = (machine: xstate.AnyStateMachine | undefined) =>
  JSON.parse(JSON.stringify(machine?.definition ?? null));

/** Stately's editor requires a file without local imports and a machine in one literal. */
describe.each(texts)('$name pastes into Stately’s editor', ({ text }) => {
  const program = parseAst(text, { lang: 'ts' }) as unknown as Node;
  const nodes = [...walk(program)];
  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'createMachine',
  );
  const literal = (calls[0]?.arguments as Node[] | undefined)?.[0] as Node;

  it('creates one machine from one inline literal', () => {
    expect(calls.length).toBe(1);
    expect(literal.type).toBe('ObjectExpression');
  });

  it('has no spread and no computed key in the literal', () => {
    const strays = [...walk(literal, false)].filter(
      ({ type, computed }) => type === 'SpreadElement' || (type === 'Property' && computed),
    );
    expect(strays).toEqual([]);
  });

  it('creates the same machine with only XState in scope', async () => {
    const made = Object.entries(await evaluateAlone(text)).filter(([name]) => registry.has(name));
    expect(made.length).toBe(1);
    for (const [name, machine] of made) {
      const known = registry.get(name);
      const definition = definitionOf(known);
      expect(definitionOf(machine)).toEqual(definition);
      expect(Object.keys(machine.implementations.actions)).toEqual(
        Object.keys(known?.implementations.actions ?? {}),
      );
    }
  });
});
