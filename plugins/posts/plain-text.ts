import type { ArticleNode } from '../../src/content/post.ts';

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
