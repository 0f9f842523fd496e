/**
 * Makes another firm’s site from this one’s, in a temporary copy of the repository, builds it, runs all
 * tests of behavior there, and looks for words of the first firm in what was built:
 * `npm run test:other-firm`. Exits with 0 if all is well, and with 1 if it does not compile or build, a test
 * fails or a word is left. `--keep` keeps the copy and prints where it is; `--no-tests` leaves the tests
 * out. Arguments after `--` go to Vitest, such as a part of a file’s name.
 *
 * Tests of the specification (`tests/specification/`) and of the texts (`tests/words/`) are about the
 * first firm.
 *
 * Node runs it rather than the tsx command, which kills a busy program on Ctrl-C before it has
 * removed its temporary folder.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository, removeCopy } from '../support/copy-repository';
import { readReport } from '../support/read-report';
import { runCommand } from '../support/run-command';
import { changeContent } from './change-content';
import { addPortraits, changeLook } from './change-look';
import { changePosts } from './change-posts';
import { findLeftovers } from './find-leftovers';

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => interruption.abort(new Error('Stopped.')));
}

const { values: options, positionals: filters } = parseArgs({
  options: { keep: { type: 'boolean' }, 'no-tests': { type: 'boolean' } },
  allowPositionals: true,
});

/** This script and its tests know the first firm. */
const isOfScript = (file: string) => /^(scripts|tests\/unit)\/other-firm\//.test(file);

const folder = copyRepository('other-firm', isOfScript);
const run = (command: string, ...args: string[]) => runCommand(command, args, { folder, signal });

async function makeSite(): Promise<void> {
  changePosts(folder);
  changeContent(folder);
  await changeLook(folder);
  // What only the first firm’s content used may be imported still.
  await run('npx', 'tsc', '--noEmit', '--noUnusedLocals', 'false');
  for (const script of ['fonts', 'favicons', 'portraits', 'signatures', 'art'])
    await run('npm', 'run', script);
  addPortraits(folder);
  console.log('Building the site of the other firm …');
  await run('npm', 'run', 'statecharts');
  await run('npm', 'run', 'build');
}

/** Runs the tests of a project. Returns those that failed. */
async function test(project: string, ...only: string[]): Promise<string[]> {
  const report = join(folder, `${project}.json`);
  const args = ['vitest', 'run', '--project', project, '--reporter=json', `--outputFile=${report}`];
  try {
    await run('npx', ...args, ...only, ...filters);
  } catch (error) {
    signal.throwIfAborted();
    if (!existsSync(report)) throw error;
  }
  return readReport(report, folder).failures.map(
    ({ file, name, message }) => `${file}: ${name}: ${message}`,
  );
}

async function check(): Promise<number> {
  await makeSite();
  const leftovers = findLeftovers(join(folder, 'dist')).map(
    ({ file, word, context }) => `dist/${file}: “${word}” in “${context}”`,
  );
  report('words of the first firm', leftovers);
  if (options['no-tests']) return leftovers.length;
  let count = leftovers.length;
  for (const [project, ...only] of [
    ['unit', 'tests/machines', 'tests/unit', 'tests/traces'],
    ['site'],
    ['hosting'],
  ] as const) {
    console.log(`Running the ${project} tests …`);
    const failures = await test(project, ...only);
    report(`failing ${project} tests`, failures);
    count += failures.length;
  }
  return count;
}

function report(what: string, lines: readonly string[]): void {
  console.log(`${lines.length} ${what}`);
  for (const line of lines) console.log(`  ${line}`);
}

try {
  process.exitCode = (await check()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = signal.aborted ? 130 : 1;
} finally {
  if (options.keep) console.log(`The copy is in ${folder}`);
  else removeCopy(folder);
}
