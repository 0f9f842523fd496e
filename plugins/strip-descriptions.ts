import type { Plugin } from 'vite';

/** In a machine, only states and transitions have a `description`, which is a literal. */
const description = /\bdescription:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?/g;

/** Strips the source of a machine. */
export const stripMachine = (source: string): string => source.replace(description, '');

/**
 * Strips the descriptions of the statecharts, which cite the clauses: visitors don't need them. The
 * workbench shows them, so it is built without this plugin.
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/machines\/[^/]+\.machine\.ts$/ },
    handler: (source) => ({ code: stripMachine(source), map: null }),
  },
});
