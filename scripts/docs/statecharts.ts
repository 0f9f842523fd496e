/**
 * Draws the charts for the documents and for the home page, and writes `docs/statecharts.md` and
 * `docs/conformance.md`: `npm run statecharts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Chart } from 'statechart-workbench/chart';
import { payStatementMachine } from '../../machines/pay-statement.machine';
import { machines } from '../../machines/tables';
import { mutants } from '../../tests/mutants/all';
import { drawChartFile } from './chart-file';
import { readSections } from './clauses';
import { readKills, writeConformance } from './conformance';
import { drawCharts } from './draw-charts';
import { writeStatecharts } from './write-statecharts';

const all = Object.values(machines);
const charts = await drawCharts(all);
// The home page keeps its drawing while that shows the machine.
const homeFile = 'src/sections/home/pay-chart.json';
const homeChart: Chart = JSON.parse(readFileSync(homeFile, 'utf8'));
const partsOf = ({ states, transitions }: Chart) =>
  JSON.stringify([...states, ...transitions].map(({ id }) => id));
writeFileSync('docs/statecharts.md', writeStatecharts(all));
rmSync('docs/statecharts', { recursive: true, force: true });
mkdirSync('docs/statecharts');
for (const chart of charts) {
  writeFileSync(`docs/statecharts/${chart.id}.svg`, drawChartFile(chart));
  if (chart.id === payStatementMachine.id && partsOf(chart) !== partsOf(homeChart)) {
    writeFileSync(homeFile, `${JSON.stringify(chart)}\n`);
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
