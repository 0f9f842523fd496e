import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A test: its file, below `tests`, and its name after those of the groups that it is in. */
export type NamedTest = { file: string; name: string };

const below = (file: string) => file.slice(file.indexOf('/tests/') + '/tests/'.length);

const projects = ['unit', 'dom', 'site', 'release', 'workbench', 'engines'].map(
  (name) => `--project=${name}`,
);

/** The tests as Vitest reads them from the sources without running them. */
export function listTests(): NamedTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const list = join(folder, 'list.json');
  try {
    execFileSync('npx', ['vitest', 'list', '--static-parse', ...projects, `--json=${list}`]);
    const tests: NamedTest[] = JSON.parse(readFileSync(list, 'utf8'));
    return tests.map(({ file, name }) => ({ file: below(file), name }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type RunTest = NamedTest & { status: 'passed' | 'failed' | 'skipped' };

/** The tests in a report of Vitest's JSON reporter. Throws if the file can't be read. */
export function readReport(path: string): RunTest[] {
  const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: below(file),
      name: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};
