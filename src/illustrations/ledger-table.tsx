import { ChevronDown } from 'lucide';
import { Icon } from '@/components/icon';
import { formatCents } from '@/lib/money';

/** The approximate width of a text, in em: a tabular figure is wider than most letters. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, char) => sum + (/\d/.test(char) ? 0.7 : /[.,]/.test(char) ? 0.3 : 0.55),
    0,
  );

/** The space between two columns. */
const gap = 1.2;

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));

/**
 * The width of each column of a table, in percent. It depends on the texts alone, so that it does
 * not change when a font loads. A column is as wide as its longest word, or three quarters of its
 * longest text.
 */
function columnWidths(columns: readonly { name: string; texts: readonly string[] }[]) {
  const needs = columns.map(
    ({ name, texts }) =>
      Math.max(
        longest([name, ...texts].flatMap((text) => text.split(' '))),
        0.75 * longest(texts),
      ) + gap,
  );
  const total = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => `${((100 * need) / total).toFixed(2)}%`);
}

type Cell = string | number;

type Props = {
  title: string;
  /** Column headings by field, in order; the first column is the row's name. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, Cell>>[];
  /** Totals in cents, for some of the columns. */
  total?: Readonly<Record<string, number>>;
};

const write = (cell: Cell | undefined) =>
  typeof cell === 'number' ? formatCents(cell) : (cell ?? '');

/**
 * A table of text and cents, with its sums. It scrolls within its sheet. The texts
 * before the first amount are below the row's name. On a phone each row is a block: its name on top,
 * then each amount with its column's name. Long rows are folded there, to their name and last amount
 * below the headings of these columns; once the others are shown, it stands below them.
 */
export function LedgerTable({ title, columns, rows, total }: Props) {
  const [nameField = '', ...others] = Object.keys(columns);
  const isAmount = (field: string) => typeof rows[0]?.[field] === 'number';
  const firstAmount = others.findIndex(isAmount);
  const asides = others.slice(0, firstAmount);
  const fields = others.slice(firstAmount);
  const last = fields.findLast(isAmount);
  const isFolded = fields.length > mostUnfolded;
  const asideOf = (row: Readonly<Record<string, Cell>>) =>
    asides.map((field) => row[field]).join(', ');
  const widths = columnWidths([
    {
      name: columns[nameField] ?? '',
      texts: rows.flatMap((row) => [write(row[nameField]), asideOf(row)]),
    },
    ...fields.map((field) => ({
      name: columns[field] ?? '',
      texts: [...rows, ...(total ? [total] : [])].map((row) => write(row[field])),
    })),
  ]);
  const cellClass = (field: string) =>
    `${lineClass} ${isAmount(field) ? 'text-right' : 'pl-4 lg:pl-9 text-left whitespace-normal text-ink-soft'} ${field === last ? 'font-semibold' : ''}`;
  /** What is folded; the last amount stands beside the name then. */
  const foldedClass = (field: string) => {
    if (field === last) return lastAmountClass;
    return fields.indexOf(field) < fields.indexOf(last ?? '') ? partClass : 'slim:col-span-full';
  };
  return (
    <section
      aria-label={`${title}, line by line`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className="overflow-x-auto slim:-m-2 slim:p-2"
    >
      <table className="figure w-full table-fixed text-sm md:max-lg:text-xs md:max-lg:tracking-tight slim:block">
        {/* Before the header row, which may arrive in pieces. */}
        <colgroup className="slim:hidden">
          {[nameField, ...fields].map((field, index) => (
            <col key={field} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead
          className={`text-xs text-ink-soft ${isFolded ? 'narrow:hidden slim:not-narrow:block' : 'slim:hidden'}`}
        >
          <tr className="align-bottom *:pb-2 *:font-semibold *:whitespace-normal slim:flex slim:items-end slim:justify-between">
            <th scope="col" className="pr-4 text-left">
              {columns[nameField]}
              <Aside text={asides.map((field) => columns[field]).join(', ')} />
            </th>
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className={`${isAmount(field) ? 'pl-2 text-right' : 'pl-4 lg:pl-9 text-left'} ${field === last ? '' : 'slim:hidden'}`}
              >
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="slim:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`border-t border-line align-baseline ${isFolded ? foldedRowClass : 'slim:block slim:border-ink slim:py-3 slim:first:border-t-0 slim:first:pt-0'}`}
            >
              <th scope="row" className={nameClass}>
                {isFolded ? <Unfold name={write(row[nameField])} /> : write(row[nameField])}
                <Aside text={asideOf(row)} />
              </th>
              {fields.map((field) => (
                <td
                  key={field}
                  data-label={columns[field]}
                  className={`py-2.5 ${cellClass(field)} ${isFolded ? foldedClass(field) : ''} ${row[field] === 0 && field !== last ? 'slim:hidden' : ''}`}
                >
                  {write(row[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="slim:block">
            <tr className="total font-semibold slim:block slim:py-2.5">
              <td className="py-2.5 slim:block slim:py-0">Total</td>
              {fields.map((field) => (
                <td
                  key={field}
                  data-label={columns[field]}
                  className={`py-2.5 ${cellClass(field)} slim:empty:hidden ${field === last ? 'slim:mt-1 slim:border-ink slim:pt-1.5 slim:before:font-semibold! slim:before:text-ink!' : 'slim:font-normal'}`}
                >
                  {write(total[field])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** The most columns after the name that a phone shows at once. */
const mostUnfolded = 3;

/** Without `:has()`, nothing is folded. With large text, the last amount stands below the name. */
const foldedRowClass =
  'slim:relative slim:grid slim:not-narrow:grid-cols-[1fr_auto] slim:items-baseline slim:gap-x-4 slim:pb-2.5';
const partClass = 'slim:col-span-full slim:[tr:not(:has([open]))>&]:hidden';
const lastAmountClass =
  'slim:col-span-full slim:[tr:has([open])>&]:border-ink slim:not-narrow:[tr:not(:has([open]))>&]:col-start-2 slim:not-narrow:[tr:not(:has([open]))>&]:row-start-1 slim:not-narrow:[tr:not(:has([open]))>&]:border-t-0 slim:not-narrow:[tr:not(:has([open]))>&]:before:content-none';

/** A row's name, on a phone with what shows the rest of the row; folded, the whole row takes the press. */
const Unfold = ({ name }: { name: string }) => (
  <>
    <span className="slim:hidden">{name}</span>
    <details className="group w-full not-slim:hidden">
      <summary className="-ml-1 flex min-h-11 items-center gap-1.5 rounded pl-1 outline-offset-0 group-not-open:after:absolute group-not-open:after:inset-0">
        {name}
        <Icon icon={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
    </details>
  </>
);

const nameClass =
  'py-2.5 pr-4 text-left font-semibold slim:flex slim:flex-wrap slim:items-baseline slim:gap-x-3 slim:p-0 slim:pb-1.5';

/** On a phone, a ruled line: the column's name on the left, the cell's content on the right. */
const lineClass =
  'slim:flex slim:flex-wrap slim:justify-end slim:gap-x-4 slim:border-t slim:border-line slim:px-0 slim:py-0.5 slim:before:flex-[1_1_6em] slim:before:text-left slim:before:font-normal slim:before:text-ink-soft slim:before:content-[attr(data-label)]';

/** More about the row, below its name; on a phone beside it. */
const Aside = ({ text }: { text: string }) =>
  text && (
    <span className="block text-xs/5 font-normal whitespace-normal text-ink-soft slim:w-full slim:[details+&]:-mt-2">
      <span className="sr-only">, </span>
      {text}
    </span>
  );
