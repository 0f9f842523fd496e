import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { hasPicture } from '../pictures/files.ts';
import { readDefaultPost, readPosts, type Site } from './read-posts.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = 'src/content/posts';
const defaultFile = 'src/content/default-post.md';
const module = 'virtual:posts';
const resolvedModule = `\0${module}`;

const read = async (file: string) => ({ file, text: await readFile(join(root, file), 'utf8') });

/** What posts can link to and mention: the site's own content. */
async function readSite(): Promise<{ site: Site; files: readonly string[] }> {
  const entry = join(import.meta.dirname, 'site-facts.ts');
  const { module, dependencies } = await runnerImport<typeof import('./site-facts.ts')>(entry, {
    resolve: { alias: { '@': join(root, 'src') } },
    configFile: false,
    logLevel: 'warn',
  });
  const site: Site = {
    paths: new Set(module.paths),
    team: new Map(module.members),
    hasFile: hasPicture,
  };
  return { site, files: [entry, ...dependencies] };
}

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
      const names = (await readdir(join(root, folder)))
        .filter((name) => name.endsWith('.md'))
        .sort();
      const files = names.map((name) => join(folder, name));
      const { site, files: siteFiles } = await readSite();
      for (const file of [...files, defaultFile, ...siteFiles]) {
        this.addWatchFile(resolve(root, file));
        onRead(resolve(root, file));
      }
      const all = readPosts(await Promise.all(files.map(read)), site);
      const blog = names.map((name) => `/blog/${name.replace('.md', '')}`);
      const paths = new Set([...site.paths, ...blog]);
      const fallback = readDefaultPost(await read(defaultFile), { ...site, paths });
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
