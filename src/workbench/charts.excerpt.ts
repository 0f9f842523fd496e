/** The statecharts, and the workbench's own, as they were laid out. */
import { layOutCharts } from '../../packages/workbench/layout';
import { chartSources } from './chart-sources';

const { machines, ownMachines, fonts, folder } = chartSources;
const [site, own] = [
  await layOutCharts(machines, fonts, folder),
  await layOutCharts(ownMachines, fonts, folder),
];

export const charts = site.map(({ chart }) => chart);
export const ownCharts = own.map(({ chart }) => chart);
