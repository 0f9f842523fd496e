/**
 * Writes the verdict of the last run on each clause into `reports/conformance.json`, for QA: the end of
 * `npm run conformance`. Exits with 1 if a clause has not passed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from '../../tests/support/find-browser';
import { oracle } from '../../tests/traces/oracle';
import { readClauses } from './clauses';
import { below } from './conformance';
import { machinePages, type RunTest, writeVerdicts } from './verdicts';

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim();

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

const { testResults }: Report = JSON.parse(readFileSync('reports/tests.json', 'utf8'));
const tests = testResults.flatMap(({ name: file, assertionResults }) =>
  assertionResults.map(
    ({ fullName, status }): RunTest => ({
      file: below(file),
      name: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }),
  ),
);
const isChanged = run('git', 'status', '--porcelain') !== '';
const verdicts = writeVerdicts({
  clauses: readClauses(),
  charts: oracle,
  pages: machinePages,
  tests,
  commit: `${run('git', 'rev-parse', 'HEAD')}${isChanged ? ', with changes' : ''}`,
  engine: run(findBrowser(), '--version'),
  when: new Date(),
});
writeFileSync('reports/conformance.json', `${JSON.stringify(verdicts, null, 2)}\n`);
const others = verdicts.clauses.filter(({ verdict }) => verdict !== 'passed');
for (const { id, verdict, links } of others) console.log(`${id} on ${links.page}: ${verdict}`);
console.log(
  `${verdicts.clauses.length - others.length} of ${verdicts.clauses.length} clauses passed: reports/conformance.json`,
);
process.exitCode = others.length > 0 ? 1 : 0;
