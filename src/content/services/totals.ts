import type { Cents, Totals } from '@/content/services';

/** The sums of the amounts in the rows of a table, in cents, by field. */
export function totalsOf<Row extends object>(rows: readonly Row[]): Totals<Row> {
  const totals: Record<string, Cents> = {};
  for (const [field, value] of rows.flatMap((row) => Object.entries(row)))
    if (typeof value === 'number') totals[field] = (totals[field] ?? 0) + value;
  return totals as Totals<Row>;
}
