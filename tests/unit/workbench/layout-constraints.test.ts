import { describe, expect, it } from 'vitest';
import { createConstraints } from '@/workbench/layout/constraints';

describe('constraints', () => {
  it('shorten what is longer than needed, and center what is loose', () => {
    const { add, keep, solve } = createConstraints();
    const [left, right, loose] = [add(), add(), add()];
    keep(left, right, 100);
    keep(left, loose, 10);
    keep(loose, right, 30);
    expect(solve(right)).toEqual([0, 100, 40]);
  });

  it('add only what moves the end no further', () => {
    const { add, keep, tryToFix, tryToKeep, solve } = createConstraints();
    const [a, b, c, end] = [add(), add(), add(), add()];
    keep(a, end, 50);
    keep(b, c, 20);
    keep(c, end, 10);
    expect(tryToFix(a, b, 0, end)).toBe(true);
    expect(tryToFix(b, c, 0, end)).toBe(false);
    expect(tryToKeep(b, c, 45, end)).toBe(false);
    expect(tryToKeep(b, c, 40, end)).toBe(true);
    expect(solve(end)).toEqual([0, 0, 40, 50]);
  });

  it('move the end by the room that is given', () => {
    const { add, keep, tryToFix, solve } = createConstraints();
    const [a, b, end] = [add(), add(), add()];
    keep(a, end, 50);
    keep(b, end, 10);
    expect(tryToFix(a, b, 46, end, 5)).toBe(false);
    expect(tryToFix(a, b, 45, end, 5)).toBe(true);
    expect(solve(end)).toEqual([0, 45, 55]);
  });

  it('report contradictions', () => {
    const { add, keep, solve } = createConstraints();
    const [a, b] = [add(), add()];
    keep(a, b, 1);
    keep(b, a, 1);
    expect(() => solve(b)).toThrow('contradict');
  });
});
