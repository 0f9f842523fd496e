/**
 * A page's budget: at most `max`, at least `min`, or at most `times` the plain page of the same run.
 * Times are medians; measured values are in `docs/performance.md`.
 */
type Budget = { max: number } | { min: number } | { times: number };

/** The budgets of a page by figure. */
export const budgets: Readonly<Record<string, Budget>> = {
  performance: { min: 99 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
  // Lighthouse's simulation assumes that text waits for the fonts, and a picture for the scripts too,
  // which is not the case.
  'first paint ms': { times: 2.1 },
  'largest paint ms': { times: 2.5 },
  'blocking ms': { max: 80 },
  // Figures are a few px wider when their font replaces the fallback font.
  'layout shift': { max: 0.001 },
  'total kB': { max: 250 },
  'ahead kB': { max: 60 },
  // On a processor as slow as a phone's. With --slowdown=4, paints are at 1.4 times.
  'real first paint ms': { times: 2.1 },
  'real largest paint ms': { times: 2.1 },
  // Little more than what home has today, so that it does not grow; it has yet to shrink.
  'real blocking ms': { max: 2200 },
  'real longest task ms': { max: 700 },
  'real main thread ms': { max: 5700 },
  // Of the checkout, with the lists of countries and states; every other page has at most 157.
  'script to interactive kB': { max: 174 },
  'fonts kB': { max: 50 },
};

/** Whether a figure is within its budget, if it has one. Without a plain page, none is relative to it. */
export function isWithin(name: string, figure = Number.NaN, plainFigure?: number): boolean {
  const budget = budgets[name];
  if (!budget) return true;
  if ('min' in budget) return figure >= budget.min;
  if ('max' in budget) return figure <= budget.max;
  return plainFigure === undefined || figure <= budget.times * plainFigure;
}

export function describeBudget(name: string): string {
  const budget = budgets[name];
  if (!budget) return '';
  if ('min' in budget) return `≥ ${budget.min}`;
  return 'times' in budget ? `≤ ${budget.times} × plain` : `≤ ${budget.max}`;
}

/**
 * Maximum time of a cold build on two idle cores, in seconds. It takes 17 to 18; compressing pages less
 * would take 3 from that, and make them 7% larger.
 */
export const buildBudget = 20;

/** Maximum response times on a slow phone, in ms, or `times` the plain button of the same run. */
export const responseBudgets = {
  /** The first tap of a visit. */
  first: { max: 200, times: 5 },
  /** The first tap on a link that has been on the screen for a second. */
  link: 250,
  /** The same tap after hydration. */
  hydrated: 150,
  /** From first paint to hydration of a page without input. */
  hydration: 2500,
};
