/** The laid-out charts of the site and of the workbench. */
import { layOutCharts } from '../../packages/workbench/layout';
import { chartSources } from './chart-sources';

const { machines, ownMachines, fonts, folder } = chartSources;
const all = await layOutCharts([...machines, ...ownMachines], fonts, folder, (ids) =>
  console.log(
    `Laying out ${ids.length} charts anew, about 10 s each: ${ids.join(', ')}. \`npm run statecharts\` stores them.`,
  ),
);
const charted = all.map(({ chart }) => chart);

/** The site's charts. */
export const charts = charted.slice(0, machines.length);
/** The workbench's own charts. */
export const ownCharts = charted.slice(machines.length);
