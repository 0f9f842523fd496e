import { isSame } from '../model/is-same';
import {
  type IndexedRow,
  type IndexedTable,
  isFrom,
  rowsFor,
  type StepToMatch,
} from './index-table';

/** Whether a step takes the transitions that the chart takes in a row, or as the chart there, none. */
const isAlike = (row: IndexedRow, step: StepToMatch): boolean =>
  row.result.taken.length > 0
    ? row.result.taken.every((id) => step.taken.includes(id))
    : step.taken.length === 0 && isFrom(row, step.from);

/**
 * A row that the chart violates by what it does in a step: if there are several, the one with the step's
 * event, else the first. So a step departs, too, whose own data the chart happens to get right.
 */
export function brokenRowFor(table: IndexedTable, step: StepToMatch): IndexedRow | undefined {
  const broken = rowsFor(table, step.event.type).filter(
    (row) => row.result.differences.length > 0 && isAlike(row, step),
  );
  return broken.find(({ event }) => isSame(event, step.event)) ?? broken[0];
}
