import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a failed build removes its server code from node_modules', {
  timeout: 30_000,
}, () => {
  const serverFolders = () =>
    readdirSync('node_modules').filter((name) => name.startsWith('.server-'));
  const before = serverFolders();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'deploy/build/build.ts'],
    {
      env: { ...process.env, SITE_URL: 'nowhere', OUT_DIR: join(tmpdir(), 'unbuilt') },
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain('SITE_URL must be an address');
  expect(status).toBe(1);
  expect(serverFolders()).toEqual(before);
});
