/** Writes `docs/statecharts.md`, its charts, and `docs/conformance.md`: `npm run statecharts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as machines from '../../machines';
import { charts } from '../../src/workbench/charts.excerpt';
import { drawChartFile } from './chart-file';
import { readClauses } from './clauses';
import { writeConformance, writeStatecharts } from './write-documents';

const all = Object.values(machines);
writeFileSync('docs/statecharts.md', writeStatecharts(all));
rmSync('docs/statecharts', { recursive: true, force: true });
mkdirSync('docs/statecharts');
for (const chart of charts) {
  writeFileSync(`docs/statecharts/${chart.id}.svg`, drawChartFile(chart));
}
writeFileSync('docs/conformance.md', writeConformance(readClauses(), all));
console.log(`${all.length} machines, ${readClauses().length} clauses`);
