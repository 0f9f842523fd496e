/** The rates of the tax year that the site computes with. */
export * from './tax-year-2026';
