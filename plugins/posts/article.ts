import type {
  Blockquote,
  Heading,
  Node,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Article, ArticleElement, ArticleNode } from '../../src/content/post.ts';
import { portraitOf, type Site } from './schema.ts';

type Block = Exclude<ArticleElement, { tag: 'a' | 'strong' | 'em' | 'nowrap' | 'note' }>;

const captionMark = 'Table: ';
const isCaption = (node: RootContent | undefined) =>
  node?.type === 'paragraph' &&
  node.children[0]?.type === 'text' &&
  node.children[0].value.startsWith(captionMark);

/** The id of a heading, for links within the page. */
const idOf = (heading: Heading) =>
  textOf(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Form names and amounts that must not wrap: `W-2`, `1099-NEC`, `Form 941`, `−$5`. */
const formName =
  /(?:Forms? )?\b(?:[A-Z]{1,3}-\d{1,4}[a-z]?|\d{3,4}-[A-Z]{1,4}s?)\b|Forms? \d{3,4}\b|−\$[\d,.]*\d/g;

/** Spaces that must not wrap: `41 hrs × $20`, `March 4`, `Feb 10`, `7 percent`, `29 CFR`, `box 12`. */
const fixedSpace =
  / (?=[×÷])|(?<=[×÷]) | (?=hrs [×÷])|(?<=\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d)|(?<=\b(?:Floor|box|section|CFR)) (?=\d)|(?<=\d) (?=percent\b|CFR\b)/g;

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

/** Converts Markdown to an article; reports the lines of Markdown that articles can't contain. */
export function toArticle(
  { children: all }: Root,
  site: Site,
  report: (line: number, expected: string) => void,
): Article {
  const expect = (node: Node, expected: string) => report(node.position?.start.line ?? 1, expected);
  const ids = all.flatMap((node) => (node.type === 'heading' ? [idOf(node)] : []));
  const notes = new Map(
    all.flatMap((node) =>
      node.type === 'footnoteDefinition' ? [[node.identifier, node.children] as const] : [],
    ),
  );
  const isLinkTarget = (href: string) =>
    site.paths.has(href) || ids.some((id) => href === `#${id}`) || /^https:\/\/[^/]/.test(href);

  /** The content of a paragraph, a heading or a cell; its notes stand after its text. */
  function toInline(nodes: readonly PhrasingContent[]): ArticleNode[] {
    const content = nodes.flatMap(toNode);
    return [...content.filter((node) => !isNote(node)), ...content.filter(isNote)];
  }

  function toNode(node: PhrasingContent): ArticleNode | ArticleNode[] {
    switch (node.type) {
      case 'text':
        return toWords(node.value);
      case 'strong':
        return { tag: 'strong', children: toInline(node.children) };
      case 'emphasis':
        return { tag: 'em', children: toInline(node.children) };
      case 'link':
        if (!isLinkTarget(node.url)) {
          expect(
            node,
            `a link to a page of the site, a heading of the article or https://…, not “${node.url}”`,
          );
        }
        return { tag: 'a', href: node.url, children: toInline(node.children) };
      case 'footnoteReference': {
        const [paragraph] = notes.get(node.identifier) ?? [];
        const isParagraph = paragraph?.type === 'paragraph';
        if (!isParagraph) expect(node, `a one-paragraph note, [^${node.identifier}]`);
        return { tag: 'note', children: isParagraph ? toInline(paragraph.children) : [] };
      }
      default:
        expect(node, `text, links, emphasis or notes, not ${node.type}`);
        return [];
    }
  }

  function toBlock(node: RootContent, index: number): Block[] {
    const before = all[index - 1];
    switch (node.type) {
      case 'paragraph':
        if (isCaption(node)) {
          if (all[index + 1]?.type !== 'table') expect(node, 'a table below the caption');
          return [];
        }
        return [{ tag: 'p', children: toInline(node.children) }];
      case 'table':
        return toTable(
          node,
          before?.type === 'paragraph' && isCaption(before) ? before : undefined,
        );
      case 'heading': {
        const id = idOf(node);
        if (node.depth !== 2) expect(node, 'a second-level heading, “## …”');
        const isFirst = all.find((one) => one.type === 'heading' && idOf(one) === id) === node;
        if (!isFirst) expect(node, 'a unique heading');
        return [{ tag: 'h2', id, children: toInline(node.children) }];
      }
      case 'list': {
        const items = node.children.map(({ children }): ArticleNode => {
          const [only, ...more] = children;
          const isParagraph = only?.type === 'paragraph';
          if (!isParagraph || more.length > 0) expect(node, 'list items with one paragraph');
          return { tag: 'li', children: isParagraph ? toInline(only.children) : [] };
        });
        return [{ tag: node.ordered ? 'ol' : 'ul', children: items }];
      }
      case 'blockquote':
        return toQuote(node);
      case 'yaml':
      case 'footnoteDefinition':
        return [];
      default:
        expect(node, `a paragraph, heading, list, table or quote, not ${node.type}`);
        return [];
    }
  }

  /** A quote ends with a paragraph that attributes it: `— Name, role`. */
  function toQuote(node: Blockquote): Block[] {
    const paragraphs = node.children.flatMap((one) => (one.type === 'paragraph' ? [one] : []));
    const [words, by] = paragraphs.map(({ children }) => toInline(children));
    const [, name, designation] = /^— ([^,]+), (.+)$/.exec(plainText(by ?? [])) ?? [];
    const img = portraitOf(name ?? '', site);
    if (!words || !name || !designation || paragraphs.length !== 2 || !site.hasFile(img)) {
      expect(node, 'a one-paragraph quote, then “— Name, role”, with a portrait');
      return [];
    }
    return [{ tag: 'quote', img, name, designation, children: words }];
  }

  /** A table has a caption above it; a row with a bold first cell has totals. */
  function toTable(node: Table, caption: Paragraph | undefined): Block[] {
    if (!caption) expect(node, `a caption above the table, “${captionMark}…”`);
    const [head, ...rows] = node.children;
    const [mark = '', ...words] = toInline(caption?.children ?? []);
    const start = typeof mark === 'string' ? mark.slice(captionMark.length) : '';
    const columns = (head?.children ?? []).map((cell, index) => ({
      label: toInline(cell.children),
      isAmount: node.align?.[index] === 'right',
    }));
    const toRow = ({ children }: (typeof rows)[number]) => {
      if (children.length !== columns.length) expect(node, `${columns.length} cells per row`);
      return {
        isTotal: children[0]?.children[0]?.type === 'strong',
        cells: children.map((cell) => toInline(cell.children)),
      };
    };
    return [
      { tag: 'table', caption: start ? [start, ...words] : words, columns, rows: rows.map(toRow) },
    ];
  }

  return all.flatMap(toBlock);
}

/** The text of an article or a part of it, with whitespace between blocks and cells. */
export const plainText = (nodes: readonly ArticleNode[]): string => nodes.map(wordsOf).join('');

function wordsOf(node: ArticleNode): string {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'nowrap':
      return node.text;
    case 'table': {
      const rows = [node.columns.map(({ label }) => label), ...node.rows.map(({ cells }) => cells)];
      const lines = rows.map((cells) => cells.map(plainText).join('\t'));
      return `${[plainText(node.caption), ...lines].join('\n')}\n`;
    }
    case 'note':
      return ` (${plainText(node.children)})`;
    case 'quote':
      return `“${plainText(node.children)}” ${node.name}, ${node.designation}\n`;
    case 'p':
    case 'h2':
    case 'li':
      return `${plainText(node.children)}\n`;
    default:
      return plainText(node.children);
  }
}

/** Reading speed in words per minute, figures included. */
const pace = 200;

/** The reading time of an article in minutes. */
export const readingTime = (article: readonly ArticleNode[]): number =>
  Math.max(1, Math.ceil(plainText(article).split(/\s+/).filter(Boolean).length / pace));
