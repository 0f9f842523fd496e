import { isSame } from '../model/is-same';
import type { JudgedStep } from './judge';

export type Comparison = {
  /** Index of the first step that differs, ignoring time; null if none does. */
  differs: number | null;
  /** The clauses that only the second trace exercises, and only the first. */
  gained: string[];
  lost: string[];
};

const clausesOf = (steps: readonly JudgedStep[]) =>
  new Set(steps.flatMap(({ exercised }) => exercised));

/** Whether two steps are equal, ignoring time; actions are compared only if both have them. */
function isAlike(a: JudgedStep, b: JudgedStep): boolean {
  const part = ({ actor, event, from, to, changed, error }: JudgedStep) => ({
    actor,
    event,
    from,
    to,
    changed,
    error,
  });
  return isSame(part(a), part(b)) && (!a.actions || !b.actions || isSame(a.actions, b.actions));
}

/** Compares two traces step by step. */
export function compareTraces(
  first: readonly JudgedStep[],
  second: readonly JudgedStep[],
): Comparison {
  const length = Math.max(first.length, second.length);
  const differs = Array.from({ length }).findIndex((_, index) => {
    const [a, b] = [first[index], second[index]];
    return !a || !b || !isAlike(a, b);
  });
  const [had, has] = [clausesOf(first), clausesOf(second)];
  return {
    differs: differs < 0 ? null : differs,
    gained: [...has].filter((id) => !had.has(id)).sort(),
    lost: [...had].filter((id) => !has.has(id)).sort(),
  };
}
