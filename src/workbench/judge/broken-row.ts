import { type Change, changesBetween } from '../model/changes';
import { isSame } from '../model/is-same';
import { type IndexedRow, type IndexedTable, rowsFor, type StepToMatch } from './index-table';

const keysOf = (changes: readonly Change[]) =>
  [...new Set(changes.map(({ path }) => /^[^.[]*/.exec(path)?.[0]))].sort();

/** Paths without positions in lists. */
const shapeOf = (changes: readonly Change[]) =>
  [...new Set(changes.map(({ path }) => path.replace(/\[\d+\]/g, '[]')))].sort();

/** The regions that a row is about: those that move or should move; all if none does. */
function regionsAbout({ from, to, reached }: IndexedRow): string[] {
  const all = Object.keys(from);
  const moving = all.filter((region) =>
    [to, reached].some((after) => after[region] !== from[region]),
  );
  return moving.length > 0 ? moving : all;
}

/** Whether the chart does in a step what it does in a row's situation. */
function isAlike(row: IndexedRow, { from, to, changes, taken }: StepToMatch): boolean {
  return (
    regionsAbout(row).every(
      (name) => row.from[name] === from[name] && row.reached[name] === to[name],
    ) &&
    (row.result.taken.length > 0
      ? row.result.taken.every((id) => taken.includes(id))
      : taken.length === 0) &&
    isSame(keysOf(row.result.changes), keysOf(changes))
  );
}

/**
 * How unlike two differing values are: what guards ask about counts most, such as a number's sign
 * and whether it is whole, and a text that is empty or missing.
 */
function unlikeness({ before: a, after: b }: Change): number {
  const slightly = 0.1;
  if (typeof a === 'number' && typeof b === 'number') {
    const isOtherSign = Math.sign(a) !== Math.sign(b) || Number.isFinite(a) !== Number.isFinite(b);
    const isOtherKind = Number.isInteger(a) !== Number.isInteger(b);
    return (isOtherSign ? 1 : 0) + (isOtherKind ? 0.5 : 0) + slightly;
  }
  return typeof a === typeof b && Boolean(a) === Boolean(b) ? slightly : 1;
}

/** How unlike the data of a row and a step are; −1 if equal. */
function distance(row: IndexedRow, { event, context, changes }: StepToMatch): number {
  if (isSame(row.event, event) && isSame(row.context, context)) return -1;
  const isOtherShape = !isSame(shapeOf(row.result.changes), shapeOf(changes));
  const data = changesBetween(row.event, event).map(unlikeness);
  return data.reduce((sum, one) => sum + one, isOtherShape ? 1000 : 0);
}

/**
 * Which of two rows with equally similar data explains a step: one with wrong values before one that
 * the chart keeps, and that before one where the chart should have done something else.
 */
function rankOf({ to, reached, result }: IndexedRow): number {
  if (result.differences.length === 0) return 1;
  const { changes, expected } = result;
  return isSame(to, reached) && isSame(keysOf(changes), keysOf(expected)) ? 0 : 2;
}

/**
 * The row of a step's situation, if its chart violates it: of the rows that run alike, the one with
 * the most similar data.
 */
export function brokenRowFor(table: IndexedTable, step: StepToMatch): IndexedRow | undefined {
  const alike = rowsFor(table, step.event.type)
    .filter((row) => isAlike(row, step))
    .map((row) => ({ row, distance: distance(row, step), rank: rankOf(row) }))
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank);
  const [nearest] = alike;
  return nearest && nearest.rank !== 1 ? nearest.row : undefined;
}
