import { expect } from 'vitest';
import type { Article, ArticleTable } from '@/content/post';
import { posts } from '@/content/posts';
import { plainText } from '../../deploy/build/posts/plain-text';

/** Parses an amount, such as `−48,210.55` or `$15,000`; an empty cell is 0. */
export const amount = (text: string) =>
  Number(text.replace('−', '-').replaceAll(/[$,+%]/g, '')) || 0;

const cents = (value: number) => Math.round(value * 100) / 100;

/** Formats dollars as in an article's sentences: whole amounts without cents. */
export function dollars(value: number, digits = Number.isInteger(cents(value)) ? 0 : 2) {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${cents(value).toLocaleString('en-US', options)}`;
}

/** The sum of amounts, rounded to cents. */
export const sum = (values: readonly number[]) =>
  cents(values.reduce((total, value) => total + value, 0));

/** The whole numbers from `from` to `to`, inclusive. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The text of nodes, with all spaces alike. */
const textOf = (nodes: Parameters<typeof plainText>[0]) =>
  plainText(nodes).replaceAll('\u00a0', ' ');

function readTable({ rows }: ArticleTable) {
  const cells = rows.map((row) => row.cells.map(textOf));
  const body = cells.filter((_, index) => !rows[index]?.isTotal);
  const column = (index: number) => body.map((row) => amount(row[index] ?? ''));
  return {
    rows: body,
    column,
    totals: cells.find((_, index) => rows[index]?.isTotal)?.map(amount) ?? [],
    /** The sums of columns by index. */
    sums: (...indexes: number[]) => indexes.map((index) => sum(column(index))),
  };
}

/** An article's sentences and tables. */
export function readArticle(article: Article) {
  const isTable = (block: Article[number]): block is ArticleTable => block.tag === 'table';
  return {
    prose: textOf(article.filter((block) => !isTable(block))),
    tables: article.filter(isTable).map(readTable),
  };
}

/** The post with a title, with its sentences and tables. Throws if there is none. */
export function readPost(title: string) {
  const post = posts.find((one) => one.title === title);
  if (!post) throw new Error(`No post has the title ${title}`);
  const { prose, tables } = readArticle(post.article);
  return { ...post, prose, tables };
}

/** The amounts and percentages in sentences. */
const figuresIn = (prose: string) => [
  ...new Set(
    [...prose.matchAll(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d[\d.]*(?= ?%| percent)/g)].map(
      ([text]) => text,
    ),
  ),
];

/**
 * Expects that an article states each of the computed figures, and no others except the given ones
 * that its examples start from.
 */
export function expectFigures(prose: string, given: string, computed: readonly string[]) {
  const stated = figuresIn(prose);
  expect(computed.filter((figure) => !stated.includes(figure))).toEqual([]);
  const known = [...given.split(' '), ...computed];
  expect(stated.filter((figure) => !known.includes(figure))).toEqual([]);
}
