import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, waitForPort } from './free-port';
import type { Host } from './host';

/** The last version that runs on Node 20. */
const wrangler = 'wrangler@4.86.0';

/** Wrangler's script; the first call installs it into a temporary folder. */
function fetchWrangler() {
  const folder = join(tmpdir(), `accupay-${wrangler.replace('@', '-')}`);
  const script = join(folder, 'node_modules/wrangler/bin/wrangler.js');
  if (existsSync(script)) return script;
  console.log(`Installing ${wrangler} into ${folder}`);
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { shell: process.platform === 'win32', stdio: 'inherit' } as const;
  spawnSync('npm', ['install', '--prefix', folder, ...quiet, wrangler], options);
  if (!existsSync(script)) throw new Error(`npm could not install ${wrangler}`);
  return script;
}

/** Serves the built site with wrangler, Cloudflare's local server. */
export async function startWorkersHost(dist = 'dist'): Promise<Host> {
  const script = fetchWrangler();
  const port = await freePort();
  // wrangler writes files next to its settings and in the home folder.
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const site = JSON.stringify(resolve(dist, 'site'));
  const settings = readFileSync('server/wrangler.jsonc', 'utf8').replace('"../dist/site"', site);
  writeFileSync(join(folder, 'wrangler.jsonc'), settings);
  const flags = ['--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [script, 'dev', ...flags, '--show-interactive-dev-session=false'],
    {
      cwd: folder,
      env: { ...process.env, HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`wrangler exited: ${output}`)));
  });
  await Promise.race([waitForPort(port, 60_000), ended]);
  ended.catch(() => {});
  if (/invalid (header|redirect) rule/i.test(output)) throw new Error(output);
  return {
    port,
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    slashStatus: 307,
    normalizesPaths: false,
    compresses: false,
    sendsRanges: false,
    cachesMissing: true,
  };
}
