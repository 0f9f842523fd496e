import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { runContent } from '../check-content.ts';
import { readDefaultPost, readPosts } from './read-posts.ts';
import type { Site } from './schema.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = 'src/content/posts';
const defaultFile = 'src/content/default-post.md';
const module = 'virtual:posts';
const resolvedModule = `\0${module}`;

const read = async (file: string) => ({ file, text: await readFile(join(root, file), 'utf8') });

/**
 * Provides the Markdown files in `src/content/` as the module `virtual:posts`, so that Markdown is
 * parsed only at build time. An invalid file stops the build. The development server reads them
 * again when one is changed, added or removed, or a file that they are checked against changes;
 * `onRead` receives all of these files.
 */
export function posts(onRead: (file: string) => void = () => {}): Plugin {
  return {
    name: 'posts',
    resolveId: (id) => (id === module || id === resolvedModule ? resolvedModule : null),
    async load(id) {
      if (id !== resolvedModule) return null;
      const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'));
      const files = names.sort().map((name) => join(folder, name));
      const { module, dependencies } =
        await runContent<typeof import('../site-content.ts')>('site-content.ts');
      const own = [...files, defaultFile, join('plugins', 'site-content.ts')];
      for (const file of [...own.map((file) => resolve(root, file)), ...dependencies]) {
        this.addWatchFile(file);
        onRead(file);
      }
      const blog = files.map((file) => `/blog/${basename(file, '.md')}`);
      const site: Site = { ...module, paths: new Set([...module.paths, ...blog]) };
      const all = readPosts(await Promise.all(files.map(read)), site);
      const fallback = readDefaultPost(await read(defaultFile), site);
      return [
        `export const posts = ${JSON.stringify(all)};`,
        `export const defaultPost = ${JSON.stringify(fallback)};`,
      ].join('\n');
    },
    // Vite itself updates modules whose files change, but it doesn't know the folder.
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || dirname(file) !== join(root, folder)) return undefined;
      const stale = this.environment.moduleGraph.getModuleById(resolvedModule);
      return stale ? [...modules, stale] : undefined;
    },
  };
}
