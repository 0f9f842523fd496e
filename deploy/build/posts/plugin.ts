import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { readDefaultPost, readPosts, type Site } from './read-posts.ts';

const folder = 'src/content/posts';
const defaultFile = 'src/content/default-post.md';
const module = 'virtual:posts';
const resolvedModule = `\0${module}`;

const read = async (file: string) => ({ file, text: await readFile(file, 'utf8') });

/** What posts can link to and mention: the site's own content, regardless of `CATALOG_DIR`. */
async function readSite(): Promise<Site> {
  const { module } = await runnerImport<typeof import('./site-facts.ts')>(
    join(import.meta.dirname, 'site-facts.ts'),
    { resolve: { alias: { '@': resolve('src') } }, configFile: false, logLevel: 'warn' },
  );
  return {
    paths: new Set(module.paths),
    team: new Map(module.designations),
    hasFile: (path) => existsSync(join('public', path)),
  };
}

/**
 * Provides the Markdown files in `src/content/` as the module `virtual:posts`, so that Markdown is
 * parsed only at build time. An invalid file stops the build. The development server reloads the
 * files when one is changed, added or removed.
 */
export function posts(): Plugin {
  return {
    name: 'posts',
    resolveId: (id) => (id === module ? resolvedModule : null),
    async load(id) {
      if (id !== resolvedModule) return null;
      const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
      const files = names.map((name) => join(folder, name));
      const site = await readSite();
      const all = readPosts(await Promise.all(files.map(read)), site);
      const blog = names.map((name) => `/blog/${name.replace('.md', '')}`);
      const paths = new Set([...site.paths, ...blog]);
      const fallback = readDefaultPost(await read(defaultFile), { ...site, paths });
      return [
        `export const posts = ${JSON.stringify(all)};`,
        `export const defaultPost = ${JSON.stringify(fallback)};`,
      ].join('\n');
    },
    hotUpdate({ file }) {
      if (!file.includes('/src/content/') || !file.endsWith('.md')) return undefined;
      const stale = this.environment.moduleGraph.getModuleById(resolvedModule);
      return stale ? [stale] : undefined;
    },
  };
}
