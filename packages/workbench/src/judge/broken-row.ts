import { type Change, changesBetween } from '../model/changes';
import { isSame } from '../model/is-same';
import type { IndexedRow, IndexedTable, StepToMatch } from './index-table';

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
    regionsAbout(row).every((name) => row.from[name] === from[name] && row.reached[name] === to[name]) &&
    (row.taken.length > 0 ? row.taken.every((id) => taken.includes(id)) : taken.length === 0) &&
    isSame(keysOf(row.result.changes), keysOf(changes))
  );
}

/** How little the data of a step and a row have in common; −1 if equal. */
function distance(row: IndexedRow, { event, context, changes }: StepToMatch): number {
  if (isSame(row.event, event) && isSame(row.context, context)) return -1;
  const unlike = isSame(shapeOf(row.result.changes), shapeOf(changes)) ? 0 : 1000;
  return unlike + changesBetween(row.event, event).length;
}

/**
 * The row of a step's situation, if its chart violates it: of the rows that run alike, the one with
 * the most similar data.
 */
export function brokenRowFor(
  { byEvent }: IndexedTable,
  step: StepToMatch,
): IndexedRow | undefined {
  const alike = (byEvent.get(step.event.type) ?? [])
    .filter((row) => isAlike(row, step))
    .map((row) => ({
      row,
      isBroken: row.result.differences.length > 0,
      distance: distance(row, step),
    }))
    .sort((a, b) => a.distance - b.distance || Number(b.isBroken) - Number(a.isBroken));
  return alike[0]?.isBroken ? alike[0].row : undefined;
}
