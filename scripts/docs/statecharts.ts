/** Lays out the charts and writes `docs/statecharts.md`, its drawings and `docs/conformance.md`: `npm run statecharts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { machines, tables } from '../../machines/tables';
import { layOutCharts, saveCharts } from '../../packages/workbench/layout';
import { chartSources } from '../../src/workbench/chart-sources';
import { drawChartFile } from './chart-file';
import { readClauses } from './clauses';
import { writeConformance, writeStatecharts } from './write-documents';

const all = Object.values(machines);
const { ownMachines, fonts, folder } = chartSources;
const laidOut = await layOutCharts([...all, ...ownMachines], fonts, folder);
await saveCharts(laidOut, folder);
writeFileSync('docs/statecharts.md', writeStatecharts(all));
rmSync('docs/statecharts', { recursive: true, force: true });
mkdirSync('docs/statecharts');
for (const { chart } of laidOut.slice(0, all.length)) {
  writeFileSync(`docs/statecharts/${chart.id}.svg`, drawChartFile(chart));
}
writeFileSync('docs/conformance.md', writeConformance(readClauses(), { machines, tables }));
console.log(`${all.length} machines, ${readClauses().length} clauses`);
