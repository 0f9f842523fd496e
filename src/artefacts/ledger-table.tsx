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

/** A table of text and cents, with its sums under a double rule. It scrolls within its sheet. */
export function LedgerTable({ title, columns, rows, total }: Props) {
  const fields = Object.entries(columns);
  const isAmount = (field: string) => typeof rows[0]?.[field] === 'number';
  const [firstField] = Object.keys(columns);
  /** Amounts stand right; on a phone, remarks make way for them. */
  const cellClass = (field: string) => {
    if (isAmount(field)) return 'text-right';
    return field === firstField ? 'text-left' : 'text-left text-ink-soft max-sm:hidden';
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section aria-label={`${title}, line by line`} tabIndex={0} className="overflow-x-auto">
      <table className="figure w-full text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            {fields.map(([field, label]) => (
              <th
                key={field}
                scope="col"
                className={`pr-6 pb-2 font-semibold last:pr-0 ${cellClass(field)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
              {fields.map(([field], index) => {
                const Tag = index === 0 ? 'th' : 'td';
                return (
                  <Tag
                    key={field}
                    scope={index === 0 ? 'row' : undefined}
                    className={`py-2.5 pr-6 last:pr-0 ${cellClass(field)} ${index === 0 ? 'font-semibold' : ''}`}
                  >
                    {write(row[field])}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t-[3px] border-double border-ink font-semibold">
              {fields.map(([field], index) => (
                <td key={field} className={`pt-3 pr-6 last:pr-0 ${cellClass(field)}`}>
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
