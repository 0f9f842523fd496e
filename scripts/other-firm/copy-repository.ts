import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies the repository with its uncommitted changes into a temporary folder, with the packages that
 * are installed here. Returns the folder.
 */
export function copyRepository(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'other-firm-'));
  try {
    for (const file of filesOfRepository()) {
      cpSync(file, join(folder, file), { verbatimSymlinks: true });
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

/** The files that Git tracks or would track, without those that were deleted and those of this script. */
const filesOfRepository = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter(
      (file) => file && existsSync(file) && !/^(scripts|tests\/unit)\/other-firm\//.test(file),
    );
