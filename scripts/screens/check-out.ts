import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../support/run-command';

/** The full name of a commit. Throws a user-readable error if there is none. */
export function findCommit(ref: string): string {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${ref} is not a commit, branch or tag of this repository.`);
  return stdout.trim();
}

export type CheckedOut = { folder: string; remove: () => void };

/** Checks a commit out into a temporary folder, which `remove` deletes. */
export function checkOut(commit: string): CheckedOut {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'screens-'));
  const folder = join(parent, 'site');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune']);
  };
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Gives a folder the packages of its lock file: those installed here if its lock file is the same. */
export async function addPackages(folder: string, signal: AbortSignal): Promise<void> {
  const [mine, its] = ['.', folder].map((at) => readFileSync(join(at, 'package-lock.json')));
  if (mine && its && mine.equals(its)) {
    symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction');
  } else await runCommand('npm', ['ci'], { folder, signal });
}
