import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { posts as allPosts } from '@/content/posts';
import { slugify } from '@/lib/ids';
import { itemAt } from '../support/sample';
import { newestPost } from '../support/sample-posts';

/** A copy of the site's sources, to edit. */
const copy = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ViteDevServer;

beforeAll(async () => {
  for (const name of ['src', 'machines', 'plugins', 'server', 'package.json', 'vite.config.ts']) {
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

const draw = '/src/content/first-draw.excerpt.ts';
const listed = '/src/content/listed-posts.excerpt.ts';
const posts = 'src/content/posts';
const fileOf = ({ title }: { title: string }) => `${posts}/${slugify(title)}.md`;
const anotherPost = itemAt(allPosts, 1);
const newTitle = 'A post that is new';

it.each([
  [
    'a fact of the firm',
    '/src/content/hours.excerpt.ts',
    'src/content/firm.ts',
    firm.hours.closes,
    '19:45',
  ],
  ['the code of an excerpt', draw, 'src/payroll/sample-check.ts', 'Net pay', 'Take-home pay'],
  ['a post', listed, fileOf(newestPost), newestPost.desc, 'Another description.'],
  ['a new post', listed, fileOf(anotherPost), anotherPost.title, newTitle],
])('the development server follows %s', async (what, module, file, before, after) => {
  const shown = file.endsWith('firm.ts') ? '7:45PM' : after;
  expect(await served(module)).not.toContain(shown);
  const to = what === 'a new post' ? fileOf({ title: newTitle }) : file;
  await edit(file, before, after, to);
  await expect.poll(() => served(module), { timeout: 10_000 }).toContain(shown);
});
