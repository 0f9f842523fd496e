import { describe, expect, it } from 'vitest';
import { type RenderedPage, renderPages } from '../support/rendered-pages';

const pages = await renderPages();
type Element = RenderedPage['main'];

/** Where the rule that marks a total stands: a double one, or a thick one under rows of a list. */
const ruled = '.border-double, tfoot tr, .border-t-2.border-ink';

/** A total that is not one: the status of a page, and the week's pay, which a rate leads to. */
const notSums = ['Status', 'Owed for the week', 'Leans to'];

/** An amount in cents, 0 for an empty cell; of a text that is no amount, nothing. */
function centsIn(text: string) {
  if (/^[—\s]*$/.test(text)) return 0;
  const [, sign, digits] = /^([−+]?)\s*\$?([\d,]+(?:\.\d+)?)(?: h)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1);
}

const cellsOf = (row: Element) =>
  row.matches('tr, dl > div, p')
    ? [...row.children].map(({ textContent }) => textContent?.replace(/^Total /, '') ?? '')
    : [row.firstElementChild, row.lastElementChild].map((cell) => cell?.textContent ?? '');

/** The rows above a total: those of its list, or of the body of its table. */
const rowsAbove = (total: Element) =>
  [...(total.closest('table')?.querySelectorAll('tbody tr') ?? total.parentElement?.children ?? [])]
    .filter(
      (row) =>
        row !== total && row.compareDocumentPosition(total) & row.DOCUMENT_POSITION_FOLLOWING,
    )
    .map((row) => cellsOf(row as Element));

/** What a column says that it comes to, and what it comes to: a sum, or what two amounts differ by. */
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

describe('whatever stands under a total’s rule, on any page, is the sum of what stands above', () => {
  it('finds them: on papers, in articles, in case studies, on slips', () => {
    const found = totals.filter(({ columns }) => columns.length > 0).map(({ path }) => path);
    expect(new Set(found).size).toBeGreaterThan(25);
    expect(found).toEqual(expect.arrayContaining(['/', '/about', '/login', '/blog-details']));
  });

  it('reads each of them', () => {
    const unread = totals.filter(({ columns }) => columns.length === 0);
    expect(unread.map(({ path, name }) => [path, name])).toEqual([]);
  });

  it('adds them up', () => {
    expect(totals.filter(({ columns }) => columns.some(({ adds }) => !adds))).toEqual([]);
  });
});
