import { formatCents } from '@/lib/format-cents';

type Cell = string | number;

type Props = {
  title: string;
  /** What each field of a row is called, in order; the first names the row. */
  columns: Readonly<Record<string, string>>;
  rows: readonly Readonly<Record<string, Cell>>[];
  /** Sums in cents, for the columns that have one. */
  total?: Readonly<Record<string, number>>;
};

const write = (cell: Cell | undefined) =>
  typeof cell === 'number' ? formatCents(cell) : (cell ?? '');

/**
 * A table of text and cents, with its sums under a double rule. It scrolls within its sheet; on a
 * phone each row is a block of its own, its amounts under their names.
 */
export function LedgerTable({ title, columns, rows, total }: Props) {
  const fields = Object.entries(columns);
  const isAmount = (field: string) => typeof rows[0]?.[field] === 'number';
  const [firstField] = Object.keys(columns);
  const cellClass = (field: string) => {
    if (isAmount(field)) return 'md:text-right';
    return `text-left max-md:col-span-full ${field === firstField ? '' : 'text-ink-soft'}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={`${title}, line by line`} tabIndex={0} className="overflow-x-auto">
      <table className="figure w-full text-sm max-md:block md:max-lg:text-xs">
        <thead className="text-xs text-ink-soft max-md:hidden">
          <tr>
            {fields.map(([field, label]) => (
              <th
                key={field}
                scope="col"
                className={`pr-2 pb-2 font-semibold last:pr-0 lg:pr-6 ${cellClass(field)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`border-t border-line max-md:first:border-t-0 max-md:first:pt-0 ${blockClass}`}
            >
              {fields.map(([field], index) => {
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={field}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={index === 0 ? undefined : columns[field]}
                    className={`md:py-2.5 md:pr-2 md:last:pr-0 lg:pr-6 ${cellClass(field)} ${index === 0 ? 'font-semibold' : labelClass}`}
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
              {fields.map(([field], index) => (
                <td
                  key={field}
                  data-label={index === 0 ? undefined : columns[field]}
                  className={`md:pt-3 md:pr-2 md:last:pr-0 lg:pr-6 ${cellClass(field)} ${index === 0 ? '' : labelClass} max-md:empty:hidden`}
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

const blockClass =
  'max-md:grid max-md:grid-cols-2 max-md:items-end max-md:gap-x-6 max-md:gap-y-2 max-md:py-4 max-md:whitespace-normal';

/** On a phone, the name of the column above what stands in it. */
const labelClass =
  'max-md:before:block max-md:before:text-xs max-md:before:font-normal max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]';
