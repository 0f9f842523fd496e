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
  /** Amounts stand right; where it is narrow, remarks make way for them. */
  const cellClass = (field: string) => {
    if (isAmount(field)) return 'sm:text-right';
    return field === firstField
      ? 'text-left max-sm:col-span-full'
      : 'text-left text-ink-soft max-sm:col-span-full sm:max-lg:hidden';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={`${title}, line by line`} tabIndex={0} className="overflow-x-auto">
      <table className="figure w-full text-sm max-sm:block">
        <thead className="text-xs text-ink-soft max-sm:hidden">
          <tr>
            {fields.map(([field, label]) => (
              <th
                key={field}
                scope="col"
                className={`pr-3 pb-2 font-semibold last:pr-0 lg:pr-6 ${cellClass(field)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`border-t border-line max-sm:first:border-t-0 max-sm:first:pt-0 ${blockClass}`}
            >
              {fields.map(([field], index) => {
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={field}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={index === 0 ? undefined : columns[field]}
                    className={`sm:py-2.5 sm:pr-3 sm:last:pr-0 lg:pr-6 ${cellClass(field)} ${index === 0 ? 'font-semibold' : labelClass}`}
                  >
                    {write(row[field])}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="max-sm:block">
            <tr className={`border-t-[3px] border-double border-ink font-semibold ${blockClass}`}>
              {fields.map(([field], index) => (
                <td
                  key={field}
                  data-label={index === 0 ? undefined : columns[field]}
                  className={`sm:pt-3 sm:pr-3 sm:last:pr-0 lg:pr-6 ${cellClass(field)} ${index === 0 ? '' : labelClass} max-sm:empty:hidden`}
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
  'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:gap-y-2 max-sm:py-4 max-sm:whitespace-normal';

/** On a phone, the name of the column above what stands in it. */
const labelClass =
  'max-sm:before:block max-sm:before:text-xs max-sm:before:font-normal max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]';
