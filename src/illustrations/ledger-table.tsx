import { formatCents } from '@/lib/format-cents';
import { columnWidths } from './column-widths';

type Cell = string | number;

type Props = {
  title: string;
  /** The columns' names by field, in order; the first column names the row. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, Cell>>[];
  /** Sums in cents, of the columns that have one. */
  total?: Readonly<Record<string, number>>;
};

const write = (cell: Cell | undefined) =>
  typeof cell === 'number' ? formatCents(cell) : (cell ?? '');

/**
 * A table of text and cents, with sums under a double rule. It scrolls within its sheet. On a phone
 * each row is a block: its name on top, then each amount with its column's name.
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
      return `md:text-right ${lineClass} ${field === amounts.at(-1) ? 'max-md:font-semibold' : ''}`;
    }
    if (index === 0) return 'text-left';
    return `text-left text-ink-soft ${index < firstAmount ? asideClass : lineClass}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={`${title}, line by line`} tabIndex={0} className="overflow-x-auto">
      <table className="figure w-full text-sm max-md:block md:table-fixed md:max-lg:text-xs md:max-lg:tracking-tight">
        <thead className="text-xs text-ink-soft max-md:hidden">
          <tr>
            {fields.map((field, index) => (
              <th
                key={field}
                scope="col"
                style={{ width: widths[index] }}
                className={`pr-3 pb-2 align-bottom font-semibold whitespace-normal last:pr-0 lg:pr-6 ${amounts.includes(field) ? 'text-right' : 'text-left'}`}
              >
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`border-t border-line max-md:border-ink max-md:first:border-t-0 max-md:first:pt-0 ${blockClass}`}
            >
              {fields.map((field, index) => {
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={field}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={index === 0 ? undefined : columns[field]}
                    className={`md:py-2.5 md:pr-3 md:last:pr-0 lg:pr-6 ${cellClass(field, index)} ${index === 0 ? 'font-semibold' : ''}`}
                  >
                    {write(row[field])}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="max-md:block">
            <tr className={`border-t-[3px] border-double border-ink font-semibold ${blockClass}`}>
              {fields.map((field, index) => (
                <td
                  key={field}
                  data-label={index === 0 ? undefined : columns[field]}
                  className={`md:pt-3 md:pr-3 md:last:pr-0 lg:pr-6 ${cellClass(field, index)} max-md:empty:hidden`}
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

const blockClass = 'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:py-3';

/** On a phone, a ruled line: the column's name on the left, the cell's content on the right. */
const lineClass =
  'max-md:flex max-md:basis-full max-md:justify-between max-md:border-t max-md:border-line max-md:py-0.5 max-md:before:font-normal max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]';

/** On a phone, more text about the row, beside its name; its column's name is for screen readers. */
const asideClass =
  'max-md:text-xs/6 max-md:before:absolute max-md:before:size-px max-md:before:overflow-hidden max-md:before:content-[attr(data-label)]';
