/** Lays out the charts and writes `docs/statecharts.md`, its drawings and `docs/conformance.md`: `npm run statecharts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { machines } from '../../machines/tables';
import { layOutCharts, saveCharts } from '../../packages/workbench/layout';
import { chartSources } from '../../src/workbench/chart-sources';
import { mutants } from '../../tests/mutants/all';
import { drawChartFile } from './chart-file';
import { readSections } from './clauses';
import { readKills, writeConformance } from './conformance';
import { writeStatecharts } from './write-statecharts';

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
const conformance = writeConformance({
  sections: readSections(),
  machines: all,
  mutants: mutants(),
  kills: readKills(),
});
writeFileSync('docs/conformance.md', conformance);
console.log(`${all.length} machines`);
