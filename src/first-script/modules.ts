import { giveUp } from './give-up';

/** The addresses of the page's modules, which the build names on the root; none in development. */
const modules = () => document.getElementById('root')?.dataset.modules?.split(' ') ?? [];

/** Fetches the page's modules, behind all else, without running them. */
export function preloadModules(): void {
  const links = modules().map((href) =>
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      fetchPriority: 'low',
      onerror: giveUp,
    }),
  );
  document.head.append(...links);
}

/**
 * Runs the page's modules, each on its own, so that none keeps a slow phone from answering long.
 */
export function importModules(): void {
  for (const module of modules()) import(/* @vite-ignore */ module).catch(giveUp);
}
