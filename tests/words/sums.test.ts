import { describe, expect, it } from 'vitest';
import { type RenderedPage, renderPages } from './rendered-pages';

const pages = await renderPages();
type Element = RenderedPage['main'];

/** Total rows: those between the rules of a sum. */
const ruled = '.total, .subtotal, tfoot tr';

/** Rows with the same rule that are not sums: a status, and a week's pay at a rate. */
const notSums = ['Status', 'Owed for the week', 'Probably'];

/** Parses an amount in cents: 0 for an empty cell, undefined if it is not an amount. */
function centsIn(text: string) {
  if (/^[—\s]*$/.test(text)) return 0;
  const [, sign, digits] = /^([−+]?)\s*\$?([\d,]+(?:\.\d+)?)(?: hrs)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1);
}

const cellsOf = (row: Element) =>
  row.matches('tr, dl > div, p')
    ? [...row.children].map(({ textContent }) => textContent ?? '')
    : [row.firstElementChild, row.lastElementChild].map((cell) => cell?.textContent ?? '');

/** What a total may add up: a table's rows, the subtotals or lists beside it, or the rows of its list. */
function addends(total: Element) {
  const rows = total.closest('table')?.querySelectorAll('tbody tr');
  const found = (selector: string) => [...(total.parentElement?.querySelectorAll(selector) ?? [])];
  const candidates = [
    [...(rows ?? [])],
    total.matches('.subtotal') ? [] : found('.subtotal'),
    found('dl > div'),
  ];
  return candidates.find(({ length }) => length > 0) ?? [...(total.parentElement?.children ?? [])];
}

/** The rows above a total, in its list or in the body of its table. */
const rowsAbove = (total: Element) =>
  addends(total)
    .filter(
      (row) =>
        row !== total && row.compareDocumentPosition(total) & row.DOCUMENT_POSITION_FOLLOWING,
    )
    .map((row) => cellsOf(row as Element));

/** The total of each column, and whether it is the sum of the column, or the difference of two amounts. */
function columnsOf(total: Element) {
  const rows = rowsAbove(total);
  return cellsOf(total).flatMap((text, column) => {
    const stated = column === 0 ? undefined : centsIn(text);
    const named = rows.map((cells) => [cells[0], centsIn(cells[column] ?? '')] as const);
    const parts = named.filter(([name]) => name !== 'Subtotal').map(([, cents]) => cents);
    if (text === '' || stated === undefined || parts.includes(undefined)) return [];
    const amounts = (parts.length > 0 ? parts : named.map(([, cents]) => cents)).map(
      (it) => it ?? 0,
    );
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    const [first = 0, second = 0] = amounts;
    return [
      { stated, adds: stated === sum || (amounts.length === 2 && stated === first - second) },
    ];
  });
}

const totals = pages.flatMap(({ path, main }) =>
  [...main.querySelectorAll(ruled)]
    .map((total) => ({ path, name: cellsOf(total)[0] ?? '', columns: columnsOf(total) }))
    .filter(({ name }) => !notSums.includes(name)),
);

describe('every total on every page is the sum of the amounts above it', () => {
  it('totals are found on papers, in articles, in case studies and on slips', () => {
    const found = totals.filter(({ columns }) => columns.length > 0).map(({ path }) => path);
    expect(new Set(found).size).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(['/', '/about', '/login', '/blog-details']));
  });

  it('each total can be parsed', () => {
    const unread = totals.filter(({ columns }) => columns.length === 0);
    expect(unread.map(({ path, name }) => [path, name])).toEqual([]);
  });

  it('each total adds up', () => {
    expect(totals.filter(({ columns }) => columns.some(({ adds }) => !adds))).toEqual([]);
  });
});
