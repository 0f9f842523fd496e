import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies the repository with its uncommitted changes into a temporary folder, whose name begins with
 * `name`, with the packages that are installed here; files that `isLeftOut` are not copied. Returns the
 * folder.
 */
export function copyRepository(name: string, isLeftOut = (_file: string) => false): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  try {
    for (const file of filesOfRepository()) {
      if (!isLeftOut(file)) cpSync(file, join(folder, file), { verbatimSymlinks: true });
    }
    symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction');
    // Tools that ask Git for files find those of the copy.
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    execFileSync('git', ['add', '--all'], { cwd: folder });
  } catch (error) {
    removeCopy(folder);
    throw error;
  }
  return folder;
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The files that Git tracks or would track, without those that were deleted. */
const filesOfRepository = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter((file) => file && existsSync(file));
