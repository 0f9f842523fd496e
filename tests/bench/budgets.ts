import type { Figure } from './measure-page';

/** What the home page may cost; a floor where `least` is set, else a ceiling. */
export const budgets: Partial<Record<Figure, { limit: number; least?: true }>> = {
  performance: { limit: 98, least: true },
  accessibility: { limit: 100, least: true },
  'best-practices': { limit: 100, least: true },
  seo: { limit: 100, least: true },
  'layout shift': { limit: 0 },
  'script to answer kB': { limit: 120 },
  'fonts kB': { limit: 70 },
};

/** Seconds that a cold build may take on two cores. */
export const buildBudget = 20;
