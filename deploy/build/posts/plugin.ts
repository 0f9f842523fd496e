import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Alias, type Plugin, runnerImport } from 'vite';
import { readDefaultPost, readPosts, type Site } from './read-posts.ts';

const folder = 'src/content/posts';
const defaultFile = 'src/content/default-post.md';
const module = 'virtual:posts';
const resolved = `\0${module}`;

const read = async (file: string) => ({ file, text: await readFile(file, 'utf8') });

/** What posts may link to and name, from the site's own content. */
async function readSite(alias: Alias[]): Promise<Site> {
  const { module } = await runnerImport<typeof import('./site-facts.ts')>(
    join(import.meta.dirname, 'site-facts.ts'),
    { resolve: { alias }, configFile: false, logLevel: 'warn' },
  );
  return {
    paths: new Set(module.paths),
    team: new Map(module.designations),
    hasFile: (path) => existsSync(join('public', path)),
  };
}

/**
 * Makes the module `virtual:posts` of the Markdown files in `src/content/`, so that nobody but the
 * build parses Markdown. A file that is wrong stops the build; the development server reads them
 * again when one is changed, added or removed.
 */
export function posts(): Plugin {
  let alias: Alias[] = [];
  return {
    name: 'posts',
    configResolved: (config) => {
      alias = config.resolve.alias;
    },
    resolveId: (id) => (id === module ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
      const files = names.map((name) => join(folder, name));
      const site = await readSite(alias);
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
      const stale = this.environment.moduleGraph.getModuleById(resolved);
      return stale ? [stale] : undefined;
    },
  };
}
