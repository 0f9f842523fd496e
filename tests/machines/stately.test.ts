import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/** The parts of an ESTree node used here. */
type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly below one. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const isFunction = ({ type }: Node) => /Function/.test(type);

/** A node and its descendants, on request without function bodies. */
function* walk(node: Node, withFunctions = true): Generator<Node> {
  yield node;
  if (!withFunctions && isFunction(node)) return;
  for (const child of childrenOf(node)) yield* walk(child, withFunctions);
}

const nameOf = (node: unknown) =>
  isNode(node) ? String(node.name ?? node.value ?? (node.property as Node)?.name ?? '') : '';

/** The values of all `states` objects in a literal. */
const statesOf = (literal: Node) =>
  [...walk(literal, false)]
    .filter(({ type, key }) => type === 'Property' && nameOf(key) === 'states')
    .map(({ value }) => value as Node);

const files = readdirSync('machines').filter((name) => name.endsWith('.machine.ts'));

/** Stately's editor needs a file without local imports, with one machine as one literal. */
describe.each(files)('%s pastes into Stately’s editor', (file) => {
  const program = parseAst(readFileSync(`machines/${file}`, 'utf8'), {
    lang: 'ts',
  }) as unknown as Node;
  const nodes = [...walk(program)];
  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'createMachine',
  );
  const literal = (calls[0]?.arguments as Node[] | undefined)?.[0] as Node;

  it('imports from xstate alone', () => {
    const sources = nodes
      .filter(({ type }) => /^Import/.test(type) && type !== 'ImportSpecifier')
      .map(({ source }) => nameOf(source));
    expect(sources).toEqual(['xstate']);
  });

  it('makes one machine of one inline literal', () => {
    expect(calls.length).toBe(1);
    expect(literal.type).toBe('ObjectExpression');
  });

  it('spreads and computes nothing in it', () => {
    const strays = [...walk(literal, false)].filter(
      ({ type, computed }) => type === 'SpreadElement' || (type === 'Property' && computed),
    );
    expect(strays).toEqual([]);
  });

  it('writes out every state, transition and description in it', () => {
    const states = statesOf(literal);
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      expect(state.type).toBe('ObjectExpression');
      for (const { value } of state.properties as Node[]) {
        expect((value as Node).type).toBe('ObjectExpression');
      }
    }
    const free = [...walk(literal, false)].filter(
      ({ type, value }) => type === 'Property' && isNode(value) && value.type === 'Identifier',
    );
    expect(free.map(({ key }) => nameOf(key))).toEqual([]);
  });
});
