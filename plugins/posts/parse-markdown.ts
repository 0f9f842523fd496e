import type { FootnoteDefinition, Node, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Yaml } from './front-matter.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Parses Markdown with tables and footnotes, and the front matter at its start. */
export function parseMarkdown(text: string): { tree: Root; yaml: Yaml } {
  const tree = parser.parse(text);
  const [first, ...rest] = tree.children;
  if (first?.type !== 'yaml') return { tree, yaml: { text: '', line: 1 } };
  return { tree: { ...tree, children: rest }, yaml: { text: first.value, line: lineOf(first) } };
}

/** The first line of a node in the file. */
export const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** The footnotes by name. */
export const notesOf = (tree: Root): ReadonlyMap<string, FootnoteDefinition> =>
  new Map(
    tree.children.flatMap((node) =>
      node.type === 'footnoteDefinition' ? [[node.identifier, node] as const] : [],
    ),
  );
