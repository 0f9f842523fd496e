import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the site for a base path into a temporary folder, which `remove` deletes. */
export function buildBelow(base: string) {
  const dist = mkdtempSync(join(tmpdir(), 'below-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build'],
    {
      env: { ...process.env, BASE_PATH: base, SITE_URL: 'https://a.example', OUT_DIR: dist },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
