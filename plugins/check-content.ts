import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Runs a module of this folder that imports the site's content; resolves also to the files it imports. */
export const runContent = <Module>(file: string) =>
  runnerImport<Module>(resolve(import.meta.dirname, file), {
    resolve: { alias: { '@': resolve(root, 'src') } },
    logLevel: 'warn',
  });

/**
 * Stops the build and the development server at a malformed fact of the firm, price or picture, with
 * its file and field and what was expected. The development server checks again when they change.
 */
export function checkContent(): Plugin {
  let files: readonly string[] = [];
  const check = async () => {
    const { module, dependencies } =
      await runContent<typeof import('./site-content.ts')>('site-content.ts');
    files = dependencies;
    module.checkContent();
  };
  return {
    name: 'check-content',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: check,
    async hotUpdate({ file }) {
      if (files.includes(file)) await check();
    },
  };
}
