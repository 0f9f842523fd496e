import type { Figure } from './measure-page';

/**
 * A page's budget: at most `limit`, at least `least`, or at most `times` the plain page of the same
 * run. Times are medians; measured values are in `docs/performance.md`.
 */
type Budget = { limit: number } | { least: number } | { times: number };

export const budgets: Partial<Record<Figure, Budget>> = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  // Lighthouse simulates a paint that waits for the fonts, which it does not.
  'first paint ms': { times: 2.1 },
  'largest paint ms': { times: 2.3 },
  'blocking ms': { limit: 80 },
  'layout shift': { limit: 0 },
  'total kB': { limit: 230 },
  'real first paint ms': { times: 1.4 },
  'real largest paint ms': { times: 1.7 },
  'fonts kB': { limit: 50 },
};

/** How much gzipped script a page may need before it responds, in kB. */
export const scriptBudget = 170;

/** How long a cold build may take on two cores, in seconds. */
export const buildBudget = 20;

/** How long a slow phone may take to respond, in ms, or `times` the plain button of the same run. */
export const responseBudgets = {
  /** The first tap of a visit. */
  first: { limit: 200, times: 5 },
  /** The same tap later. */
  awake: 150,
  /** From a page's first paint until it is hydrated, untouched. */
  hydration: 2500,
  /** The slowest of each kind of press or key on a journey. */
  interaction: 200,
};
