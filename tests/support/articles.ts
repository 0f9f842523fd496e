import { expect } from 'vitest';
import type { Article, ArticleTable } from '@/content/post';
import { posts } from '@/content/posts';
import { plainText } from '../../deploy/build/posts/plain-text';

/** The value of a written amount, such as `−48,210.55` or `$15,000`; an empty cell is 0. */
export const amount = (text: string) =>
  Number(text.replace('−', '-').replaceAll(/[$,+%]/g, '')) || 0;

const cents = (value: number) => Math.round(value * 100) / 100;

/** Dollars as articles write them in sentences, without cents in whole amounts. */
export function dollars(value: number, digits = Number.isInteger(cents(value)) ? 0 : 2) {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `$${cents(value).toLocaleString('en-US', options)}`;
}

export const sum = (values: readonly number[]) =>
  cents(values.reduce((total, value) => total + value, 0));

/** The whole numbers from one to another, both included. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function readTable({ rows }: ArticleTable) {
  const cells = rows.map((row) => row.cells.map(plainText));
  const body = cells.filter((_, index) => !rows[index]?.isTotal);
  const column = (place: number) => body.map((row) => amount(row[place] ?? ''));
  return {
    rows: body,
    column,
    totals: cells.find((_, index) => rows[index]?.isTotal)?.map(amount) ?? [],
    /** The sums of these columns, counted from 0. */
    sums: (...places: number[]) => places.map((place) => sum(column(place))),
  };
}

/** An article's sentences and tables. */
export function readArticle(article: Article) {
  const isTable = (block: Article[number]): block is ArticleTable => block.tag === 'table';
  return {
    prose: plainText(article.filter((block) => !isTable(block))),
    tables: article.filter(isTable).map(readTable),
  };
}

export function readPost(title: string) {
  const post = posts.find((one) => one.title === title);
  if (!post) throw new Error(`No post has the title ${title}`);
  const { prose, tables } = readArticle(post.article);
  return { ...post, prose, tables };
}

/** The amounts and percentages that sentences state. */
const figuresIn = (prose: string) => [
  ...new Set(
    [...prose.matchAll(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d[\d.]*(?= ?%| percent)/g)].map(
      ([text]) => text,
    ),
  ),
];

/**
 * Expects that an article states each of the calculated figures, and apart from them only the figures
 * that its examples start from.
 */
export function expectFigures(prose: string, given: string, workedOut: readonly string[]) {
  const stated = figuresIn(prose);
  expect(workedOut.filter((figure) => !stated.includes(figure))).toEqual([]);
  const known = [...given.split(' '), ...workedOut];
  expect(stated.filter((figure) => !known.includes(figure))).toEqual([]);
}
