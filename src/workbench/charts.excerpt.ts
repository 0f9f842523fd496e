/** The laid-out charts of the site and of the workbench. */
import { layOutCharts } from '../../packages/workbench/layout';
import { chartSources } from './chart-sources';

const { machines, ownMachines, fonts, folder } = chartSources;
const [site, own] = [
  await layOutCharts(machines, fonts, folder),
  await layOutCharts(ownMachines, fonts, folder),
];

/** The site's charts. */
export const charts = site.map(({ chart }) => chart);
/** The workbench's own charts. */
export const ownCharts = own.map(({ chart }) => chart);
