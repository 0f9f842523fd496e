/** The rules of the site's tax year. The build stops and names the one that a year's file lacks. */
export { contractorReportFrom, federal, fica, states, year } from './tax-year-2026';
