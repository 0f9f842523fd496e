import { resolveConfig, runnerImport } from 'vite';
import { posts } from '../../deploy/build/posts/plugin';
import type { SiteWalk } from '../../src/workbench/frame/site-walk';

/** The walks of the workbench, by machine id. Only Vite can load them. */
export async function importWalks(): Promise<Readonly<Record<string, SiteWalk>>> {
  const { resolve } = await resolveConfig({ configFile: 'vite.config.ts' }, 'build');
  const { module } = await runnerImport<{ walks: Readonly<Record<string, SiteWalk>> }>(
    'src/workbench/walks/index.ts',
    { plugins: [posts()], resolve: { alias: resolve.alias }, logLevel: 'warn' },
  );
  return module.walks;
}
