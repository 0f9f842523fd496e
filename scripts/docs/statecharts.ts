/** Writes `docs/statecharts.md` and `docs/conformance.md`: `npm run statecharts`. */
import { writeFileSync } from 'node:fs';
import * as machines from '../../machines';
import { readClauses } from './clauses';
import { writeConformance, writeStatecharts } from './write-documents';

const all = Object.values(machines);
writeFileSync('docs/statecharts.md', writeStatecharts(all));
writeFileSync('docs/conformance.md', writeConformance(readClauses(), all));
console.log(`${all.length} machines, ${readClauses().length} clauses`);
