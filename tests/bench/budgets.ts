import type { Figure } from './measure-page';

/**
 * What a page may cost: at most `limit`, at least `least`, or at most so many times the plain page
 * of the same run. Set a little above what is measured; `docs/performance.md` has the goals.
 */
type Budget = { limit: number } | { least: number } | { times: number };

export const budgets: Partial<Record<Figure, Budget>> = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  'first paint ms': { times: 1.45 },
  'largest paint ms': { times: 2.5 },
  'layout shift': { limit: 0 },
  'total kB': { limit: 260 },
  'real first paint ms': { times: 1.8 },
  'real largest paint ms': { times: 1.8 },
  'real blocking ms': { limit: 60 },
  'fonts kB': { limit: 70 },
};

/** kB of gzipped script that a page may need before it answers. */
export const scriptBudget = 170;

/** Seconds that a cold build may take on two cores. */
export const buildBudget = 20;
