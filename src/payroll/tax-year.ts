/** The rates of the site's tax year. */
export * from './tax-year-2026';
