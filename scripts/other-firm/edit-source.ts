import { readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of the syntax tree, with its range in the text. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** A new text for a range of a source. */
export type Edit = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all nodes below it, parents first. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesIn(child);
    }
  }
}

/** Parses a TypeScript module. Throws if it can't be parsed. */
export function parseModule(text: string): Node {
  const { program, errors } = parseSync('module.ts', text);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return program as unknown as Node;
}

/** The variable of that name, declared at the top. Throws if there is none. */
export function findVariable(program: Node, name: string): Node {
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === name) return node;
  }
  throw new Error(`There is no variable named ${name}`);
}

/** The entries of the list that a variable has, directly or as an argument of `withIds`. */
export function entriesOf(program: Node, name: string): readonly Node[] {
  for (const node of nodesIn(findVariable(program, name).init as Node)) {
    if (node.type === 'ArrayExpression') return node.elements as readonly Node[];
  }
  throw new Error(`${name} is not a list`);
}

/** The values of all properties of that name below a node; the name may be in quotes. */
export const valuesOf = (node: Node, name: string): Node[] =>
  [...nodesIn(node)]
    .filter(({ type, key }) => type === 'Property' && nameOf(key as Node) === name)
    .map(({ value }) => value as Node);

const nameOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.value);

/** The text with the edits, whose ranges don't overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: now }) => edited.slice(0, start) + now + edited.slice(end),
      text,
    );

/** Edits a TypeScript file by the ranges of its syntax tree. */
export function editFile(
  file: string,
  findEdits: (program: Node, text: string) => readonly Edit[],
): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, applyEdits(text, findEdits(parseModule(text), text)));
}
