import type { Blockquote, Heading, Paragraph, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Article, ArticleElement, ArticleNode, TableRow } from '../../src/content/post.ts';
import { type Context, toInline } from './inline.ts';
import { plainText } from './plain-text.ts';

type Block = Exclude<ArticleElement, { tag: 'a' | 'strong' | 'em' | 'nowrap' | 'note' }>;

const captionMark = 'Table: ';
const isCaption = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' &&
  node.children[0]?.type === 'text' &&
  node.children[0].value.startsWith(captionMark);

/** The id of a heading, for links within the page. */
const idOf = (heading: Heading) =>
  textOf(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The targets of links within an article: `#` and the id of a heading. */
export const headingTargets = (tree: Root): ReadonlySet<string> =>
  new Set(tree.children.flatMap((node) => (node.type === 'heading' ? [`#${idOf(node)}`] : [])));

/** Converts Markdown to an article; reports Markdown that articles can't contain. */
export function toArticle(tree: Root, context: Context): Article {
  const article = tree.children.flatMap((node, index) => {
    const before = tree.children[index - 1];
    if (isCaption(node)) {
      if (tree.children[index + 1]?.type !== 'table')
        context.report(node, 'a table below the caption');
      return [];
    }
    if (node.type === 'table')
      return toTable(node, isCaption(before) ? before : undefined, context);
    return toBlock(node, context);
  });
  const headings = tree.children.filter((node) => node.type === 'heading');
  const ids = headings.map(idOf);
  for (const [index, node] of headings.entries()) {
    if (ids.indexOf(idOf(node)) < index) context.report(node, 'a unique heading');
  }
  return article;
}

function toBlock(node: RootContent, context: Context): Block[] {
  const inline = (paragraph: Paragraph) => toInline(paragraph.children, context);
  switch (node.type) {
    case 'paragraph':
      return [{ tag: 'p', children: inline(node) }];
    case 'heading': {
      if (node.depth !== 2) context.report(node, 'a second-level heading, “## …”');
      const children = toInline(node.children, context);
      return [{ tag: 'h2', id: idOf(node), children }];
    }
    case 'list': {
      const items = node.children.map(({ children }): ArticleNode => {
        const [only, ...more] = children;
        if (only?.type !== 'paragraph' || more.length > 0) {
          context.report(node, 'list items with one paragraph');
        }
        return { tag: 'li', children: only?.type === 'paragraph' ? inline(only) : [] };
      });
      return [{ tag: node.ordered ? 'ol' : 'ul', children: items }];
    }
    case 'blockquote':
      return toQuote(node, context);
    case 'footnoteDefinition':
      return [];
    case 'html':
      context.report(node, `Markdown, not raw HTML such as “${node.value}”`);
      return [];
    default:
      context.report(node, `a paragraph, heading, list, table or quote, not ${node.type}`);
      return [];
  }
}

/** A quote ends with a paragraph that attributes it: `— Name, role`. */
function toQuote(node: Blockquote, context: Context): Block[] {
  const paragraphs = node.children.flatMap((child) => (child.type === 'paragraph' ? [child] : []));
  const [words, by] = paragraphs.map(({ children }) => toInline(children, context));
  const [, name, designation] = /^— ([^,]+), (.+)$/.exec(plainText(by ?? [])) ?? [];
  const img = context.portraitOf(name ?? '');
  if (!words || !name || !designation || paragraphs.length !== 2 || !context.hasFile(img)) {
    context.report(node, 'a one-paragraph quote, then “— Name, role”, with a portrait');
    return [];
  }
  return [{ tag: 'quote', img, name, designation, children: words }];
}

/** A table has a caption above it; a row with a bold first cell has totals. */
function toTable(node: Table, caption: Paragraph | undefined, context: Context): Block[] {
  if (!caption) context.report(node, `a caption above the table, “${captionMark}…”`);
  const [head, ...rows] = node.children;
  const [mark = '', ...words] = caption ? toInline(caption.children, context) : [];
  const start = typeof mark === 'string' ? mark.slice(captionMark.length) : '';
  const columns = (head?.children ?? []).map((cell, index) => ({
    label: toInline(cell.children, context),
    isAmount: node.align?.[index] === 'right',
  }));
  const toRow = ({ children }: (typeof rows)[number]): TableRow => {
    if (children.length !== columns.length) context.report(node, `${columns.length} cells per row`);
    return {
      isTotal: children[0]?.children[0]?.type === 'strong',
      cells: children.map((cell) => toInline(cell.children, context)),
    };
  };
  return [
    { tag: 'table', caption: start ? [start, ...words] : words, columns, rows: rows.map(toRow) },
  ];
}
