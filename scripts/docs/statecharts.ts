/**
 * Draws the charts for the documents and for the home page, and writes `docs/statecharts.md` and
 * `docs/conformance.md`: `npm run statecharts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { payStatementMachine } from '../../machines/pay-statement.machine';
import { machines } from '../../machines/tables';
import { mutants } from '../../tests/mutants/all';
import { readKills } from '../../tests/mutants/kills';
import { drawChartFile } from './chart-file';
import { homeChartOf, idsIn } from './chart-shapes';
import { readSections } from './clauses';
import { writeConformance } from './conformance';
import { drawCharts } from './draw-charts';
import { writeStatecharts } from './write-statecharts';

const all = Object.values(machines);
const charts = await drawCharts(all);
// The home page keeps its drawing while that shows the machine.
const homeFile = 'src/sections/home/pay-chart.json';
const homeIds = idsIn(JSON.parse(readFileSync(homeFile, 'utf8')));
writeFileSync('docs/statecharts.md', writeStatecharts(all));
rmSync('docs/statecharts', { recursive: true, force: true });
mkdirSync('docs/statecharts');
for (const chart of charts) {
  writeFileSync(`docs/statecharts/${chart.id}.svg`, drawChartFile(chart));
}
// In the column of the home page.
for (const chart of await drawCharts([payStatementMachine], { width: 576, height: 640 })) {
  const homeChart = homeChartOf(chart);
  if (String(idsIn(homeChart)) !== String(homeIds)) {
    writeFileSync(homeFile, `${JSON.stringify(homeChart)}\n`);
  }
}
const conformance = writeConformance({
  sections: readSections(),
  machines: all,
  mutants: mutants(),
  kills: readKills(),
});
writeFileSync('docs/conformance.md', conformance);
console.log(`${all.length} machines`);
