import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, waitForPort } from '../support/free-port';
import type { Host } from './host';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find(
  (path) => !spawnSync(path, ['-v']).error,
);

/** The module that sends `.br` files, if nginx has it. */
function findBrotli(): string | undefined {
  if (!program) return undefined;
  const folder = /--modules-path=(\S+)/.exec(String(spawnSync(program, ['-V']).stderr))?.[1];
  const file = join(folder ?? '', 'ngx_http_brotli_static_module.so');
  return folder && existsSync(file) ? file : undefined;
}

const brotli = findBrotli();

/** A message with advice if nginx or its module is missing; undefined if both are installed. */
export const missingNginx =
  program && brotli
    ? undefined
    : 'nginx with its Brotli module is not installed. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static';

/** Serves the built site with the installed nginx and `server/nginx.conf`. */
export async function startNginxHost(dist = 'dist'): Promise<Host> {
  if (!program || !brotli) throw new Error(missingNginx);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync('server/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/site', resolve(dist, 'site'))
    .replace('/etc/nginx/nginx-headers.conf', resolve(dist, 'nginx-headers.conf'));
  writeFileSync(join(folder, 'site.conf'), site);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    `load_module ${brotli};`,
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...folders.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/site.conf;`,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`nginx exited: ${errors}`)));
  });
  await Promise.race([waitForPort(port, 5000), ended]);
  ended.catch(() => {});
  return {
    port,
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    normalizesPaths: false,
    sendsRanges: true,
  };
}
