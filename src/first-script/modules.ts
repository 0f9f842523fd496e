import { nextTask } from '@/lib/moments';
import { giveUp } from './give-up';

/** The addresses of the page's modules, which the build names on the root; none in development. */
const modules = () => document.getElementById('root')?.dataset.modules?.split(' ') ?? [];

/** Fetches the page's modules, behind all else and a task each, without running them. */
export async function preloadModules(): Promise<void> {
  for (const href of modules()) {
    await nextTask();
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      fetchPriority: 'low',
      onerror: giveUp,
    });
    document.head.append(link);
  }
}

/**
 * Runs the page's modules, each on its own, so that none keeps a slow phone from answering long.
 */
export function importModules(): void {
  for (const module of modules()) import(/* @vite-ignore */ module).catch(giveUp);
}
