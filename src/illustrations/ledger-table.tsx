import { formatCents } from '@/lib/format-cents';
import { columnWidths } from './column-widths';

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
 * A table of text and cents, with totals under a double rule. It scrolls within its sheet. Below
 * 64rem each row is a block, two side by side on a tablet, with the row's name on top and each amount
 * next to its column's name.
 */
export function LedgerTable({ title, columns, rows, total }: Props) {
  const fields = Object.keys(columns);
  const amounts = fields.filter((field) => typeof rows[0]?.[field] === 'number');
  const firstAmount = fields.findIndex((field) => amounts.includes(field));
  const widths = columnWidths(
    fields.map((field) => ({
      name: columns[field] ?? '',
      texts: [...rows, ...(total ? [total] : [])].map((row) => write(row[field])),
    })),
  );
  const cellClass = (field: string, index: number) => {
    if (amounts.includes(field)) {
      return `lg:text-right ${lineClass} ${field === amounts.at(-1) ? 'max-lg:font-semibold' : ''}`;
    }
    if (index === 0) return 'text-left';
    return `text-left text-ink-soft ${index < firstAmount ? asideClass : lineClass}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={`${title}, line by line`} tabIndex={0} className="overflow-x-auto">
      <table className="figure w-full text-sm max-lg:block lg:table-fixed">
        {/* Before the header row, which may arrive in pieces. */}
        <colgroup className="max-lg:hidden">
          {fields.map((field, index) => (
            <col key={field} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead className="text-xs text-ink-soft max-lg:hidden">
          <tr>
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className={`pr-6 pb-2 align-bottom font-semibold whitespace-normal last:pr-0 ${amounts.includes(field) ? 'text-right' : 'text-left'}`}
              >
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:gap-x-10">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`border-t border-line max-lg:border-ink max-md:first:border-t-0 max-md:first:pt-0 ${blockClass}`}
            >
              {fields.map((field, index) => {
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={field}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={index === 0 ? undefined : columns[field]}
                    className={`lg:py-2.5 lg:pr-6 lg:last:pr-0 ${cellClass(field, index)} ${index === 0 ? 'font-semibold' : ''}`}
                  >
                    {write(row[field])}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="max-lg:block">
            <tr
              className={`border-t-[3px] border-double border-ink font-semibold md:max-lg:ml-auto md:max-lg:w-[calc(50%-1.25rem)] ${blockClass}`}
            >
              {fields.map((field, index) => (
                <td
                  key={field}
                  data-label={index === 0 ? undefined : columns[field]}
                  className={`lg:pt-3 lg:pr-6 lg:last:pr-0 ${cellClass(field, index)} max-lg:empty:hidden`}
                >
                  {index === 0 ? 'Total' : write(total[field])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const blockClass = 'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 max-lg:py-3';

/** In a block: a ruled line with the column's name on the left and the cell on the right. */
const lineClass =
  'max-lg:flex max-lg:basis-full max-lg:justify-between max-lg:border-t max-lg:border-line max-lg:py-0.5 max-lg:before:font-normal max-lg:before:text-ink-soft max-lg:before:content-[attr(data-label)]';

/** In a block: secondary text next to the row's name, with a visually hidden column name. */
const asideClass =
  'max-lg:text-xs/6 max-lg:before:absolute max-lg:before:size-px max-lg:before:overflow-hidden max-lg:before:content-[attr(data-label)]';
