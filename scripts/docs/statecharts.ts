/**
 * Draws the charts for the documents and for the home page, and writes `docs/statecharts.md` and
 * `docs/conformance.md`: `npm run statecharts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { payStatementMachine } from '../../machines/pay-statement.machine';
import { machines } from '../../machines/tables';
import { drawChartFile, drawCharts, homeChartOf, idsIn } from './charts';
import { readSections } from './clauses';
import { below, type NamedTest, writeConformance } from './conformance';
import { writeStatecharts } from './write-statecharts';

/** The tests as Vitest reads them from the sources without running them. */
function listTests(): NamedTest[] {
  const projects = ['unit', 'dom', 'site', 'release', 'workbench', 'engines'].map(
    (one) => `--project=${one}`,
  );
  const args = ['vitest', 'list', '--static-parse', '--json', ...projects];
  const list = execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 2 ** 25 });
  const tests: NamedTest[] = JSON.parse(list);
  return tests.map(({ file, name }) => ({ file: below(file), name }));
}

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
const evidence = { sections: readSections(), machines: all, tests: listTests() };
writeFileSync('docs/conformance.md', writeConformance(evidence));
console.log(`${all.length} machines`);
