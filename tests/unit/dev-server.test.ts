import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A copy of the site's sources, to edit. */
const copy = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ViteDevServer;

beforeAll(async () => {
  for (const name of ['src', 'machines', 'deploy', 'package.json', 'vite.config.ts']) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(copy, name));
  server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    mode: 'development',
    cacheDir: join(copy, '.vite'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await server?.close();
  rmSync(copy, { recursive: true });
});

/** The code that browsers get for a module. */
const served = async (path: string) =>
  (await server.environments.client.transformRequest(path))?.code ?? '';

/** Replaces a text of a file, and writes the result to the file or to another. */
async function edit(file: string, before: string, after: string, to = file) {
  const path = join(copy, file);
  await expect
    .poll(() => server.watcher.getWatched()[dirname(path)], { timeout: 10_000 })
    .toContain(basename(path));
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(copy, to), text.replaceAll(before, after));
}

const products = '/src/content/listed-products.excerpt.ts';
const draw = '/src/content/first-draw.excerpt.ts';
const listed = '/src/content/listed-posts.excerpt.ts';
const posts = 'src/content/posts';
const post = `${posts}/the-27th-payday-arrives-about-every-eleven-years.md`;

it.each([
  [
    'a fact of the firm',
    '/src/content/phone-line.excerpt.ts',
    'src/content/firm.ts',
    '18:00',
    '19:45',
  ],
  ['the data of an excerpt', products, 'src/content/products.ts', 'Multistate', 'Interstate'],
  ['the code of an excerpt', draw, 'src/payroll/sample-check.ts', 'Net pay', 'Take-home pay'],
  ['a post', listed, post, 'Twenty-six biweekly paydays', 'Fifty-two weekly paydays'],
  ['a new post', listed, post, 'The 27th payday', 'The 53rd payday'],
  ['a fact that posts mention', 'virtual:posts', 'src/content/team.ts', 'Payroll d', 'Payday d'],
])('the development server follows %s', async (what, module, file, before, after) => {
  const shown = file.endsWith('firm.ts') ? '7:45PM' : after;
  // As browsers do: what imports a module is requested first.
  if (module === 'virtual:posts') await served('/src/content/posts.ts');
  expect(await served(module)).not.toContain(shown);
  const to = what === 'a new post' ? file.replace('27th', '53rd') : file;
  await edit(file, before, after, to);
  await expect.poll(() => served(module), { timeout: 10_000 }).toContain(shown);
});

it('the development server follows a post that is removed', async () => {
  const title = 'Read the rent roll before you read the asking price';
  expect(await served(listed)).toContain(title);
  rmSync(join(copy, posts, 'read-the-rent-roll-before-you-read-the-asking-price.md'));
  await expect.poll(() => served(listed), { timeout: 10_000 }).not.toContain(title);
});
