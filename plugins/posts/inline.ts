import type { FootnoteDefinition, Node, PhrasingContent } from 'mdast';
import type { ArticleNode } from '../../src/content/post.ts';
import type { PortraitOf } from './people.ts';

/** What an article's text can refer to, and a function that reports problems. */
export type Context = {
  notes: ReadonlyMap<string, FootnoteDefinition>;
  isLinkTarget: (href: string) => boolean;
  hasFile: (path: string) => boolean;
  portraitOf: PortraitOf;
  report: (node: Node, expected: string) => void;
};

/** Form names and amounts that must not wrap: `W-2`, `1099-NEC`, `Form 941`, `−$5`. */
const formName =
  /(?:Forms? )?\b(?:[A-Z]{1,3}-\d{1,4}[a-z]?|\d{3,4}-[A-Z]{1,4}s?)\b|Forms? \d{3,4}\b|−\$[\d,.]*\d/g;

/** Spaces that must not wrap: `41 h × $20`, `March 4`, `Feb 10`, `7 percent`, `29 CFR`, `box 12`. */
const fixedSpace =
  / (?=[×÷])|(?<=[×÷]) | (?=h [×÷])|(?<=\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)|(?<=\b(?:Floor|box|section|CFR)) (?=\d)|(?<=\d) (?=percent\b|CFR\b)/g;

function toWords(text: string): ArticleNode[] {
  const words = text.replaceAll('\n', ' ').replaceAll(fixedSpace, '\u00a0');
  const nodes: ArticleNode[] = [];
  let end = 0;
  for (const { 0: name, index } of words.matchAll(formName)) {
    if (index > end) nodes.push(words.slice(end, index));
    nodes.push({ tag: 'nowrap', text: name });
    end = index + name.length;
  }
  if (end < words.length) nodes.push(words.slice(end));
  return nodes;
}

const isNote = (node: ArticleNode) => typeof node !== 'string' && node.tag === 'note';

/** The content of a paragraph, a heading or a cell; its notes stand after its text. */
export function toInline(nodes: readonly PhrasingContent[], context: Context): ArticleNode[] {
  const content = nodes.flatMap((node) => toNode(node, context));
  return [...content.filter((node) => !isNote(node)), ...content.filter(isNote)];
}

function toNode(node: PhrasingContent, context: Context): ArticleNode | ArticleNode[] {
  const { notes, isLinkTarget, report } = context;
  switch (node.type) {
    case 'text':
      return toWords(node.value);
    case 'strong':
      return { tag: 'strong', children: toInline(node.children, context) };
    case 'emphasis':
      return { tag: 'em', children: toInline(node.children, context) };
    case 'link':
      if (!isLinkTarget(node.url)) {
        report(
          node,
          `a link to a page of the site, a heading of the article or https://…, not “${node.url}”`,
        );
      }
      return { tag: 'a', href: node.url, children: toInline(node.children, context) };
    case 'footnoteReference': {
      const note = notes.get(node.identifier);
      const [paragraph] = note?.children ?? [];
      if (paragraph?.type !== 'paragraph')
        report(node, `a one-paragraph note, [^${node.identifier}]`);
      const words = paragraph?.type === 'paragraph' ? paragraph.children : [];
      return { tag: 'note', children: toInline(words, context) };
    }
    case 'html':
      report(node, `Markdown, not raw HTML such as “${node.value}”`);
      return [];
    default:
      report(node, `text, links, emphasis or notes, not ${node.type}`);
      return [];
  }
}
