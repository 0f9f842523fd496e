import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['an unknown revision', ['no-such-revision']],
  ['an option in place of a revision', ['--', '--all']],
  ['no revision', []],
])('exits with code 2 and one line for %s', (_, args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/screens/screens.ts', ...args],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^.+\n$/);
});
