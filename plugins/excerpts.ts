import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Alias, type Plugin, runnerImport } from 'vite';
import { posts } from './posts/plugin.ts';

/**
 * Runs modules that end in `.excerpt.ts` at build time, so that browsers get their exported values
 * without the data these are computed from. An export that is not data stops the build. The
 * development server runs an excerpt again when a file that it imports changes.
 */
export function excerpts(): Plugin {
  let alias: Alias[] = [];
  return {
    name: 'excerpts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    configResolved: (config) => {
      alias = config.resolve.alias;
    },
    transform: {
      filter: { id: /\.excerpt\.ts$/ },
      async handler(_, id) {
        const { module, dependencies } = await runnerImport<object>(id, {
          plugins: [posts((file) => this.addWatchFile(file))],
          resolve: { alias },
          logLevel: 'warn',
        });
        for (const file of dependencies) this.addWatchFile(file);
        const code = Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${toJson(value, name, id)};`)
          .join('\n');
        return { code, map: null };
      },
    },
  };
}

/** The value of an export as JSON, which must hold all of it. */
function toJson(value: unknown, name: string, id: string): string {
  const json = JSON.stringify(value);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), value)) return json;
  throw new Error(
    `${relative('', id)} exports ${name}, which JSON can't hold: an excerpt exports only data.`,
  );
}
