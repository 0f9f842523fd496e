import { type Alias, type Plugin, runnerImport } from 'vite';
import { posts } from './posts/plugin.ts';

/**
 * Runs modules that end in `.excerpt.ts` at build time, so that browsers get their exported values
 * without the data these are computed from.
 */
export function excerpts(): Plugin {
  let alias: Alias[] = [];
  return {
    name: 'excerpts',
    enforce: 'pre',
    configResolved: (config) => {
      alias = config.resolve.alias;
    },
    async load(id) {
      if (!id.endsWith('.excerpt.ts')) return null;
      const { module } = await runnerImport<object>(id, {
        plugins: [posts()],
        resolve: { alias },
        logLevel: 'warn',
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
