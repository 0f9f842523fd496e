import type { RestartApp } from '@workbench/restart/restarter';
import { withBase } from '@/lib/base-path';

/** ms that the site may take to start. */
const patience = 15_000;

/** The address within the site of the page that a step happened on. */
const addressAt = (actors: Parameters<RestartApp>[0]): string | undefined => {
  const found = actors.find(({ machine }) => machine === 'navigation')?.snapshot;
  return (found as { context?: { place?: { address?: string } } } | undefined)?.context?.place
    ?.address;
};

/** The URL of a page of the site; a trace from elsewhere may name any address. */
function readAddress(address: string): string {
  const url = new URL(withBase(address), location.href);
  if (url.origin === location.origin && address.startsWith('/')) return url.href;
  throw new TypeError(`The step happened at ${address}, which is no page of this site.`);
}

/** Resolves once a window's page answers to script. */
function hydrated(page: Window & typeof globalThis): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), patience);
    const observer = new page.PerformanceObserver((list) => {
      if (list.getEntriesByName('hydrated').length === 0) return;
      clearTimeout(late);
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'mark', buffered: true });
  });
}

const loaded = (frame: HTMLIFrameElement) =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));

/**
 * Loads the page of a step anew in the site's frame, and hands its actors their snapshots as they
 * are created. If the site cannot start with those, it loads once more without them.
 */
export const restartSite: RestartApp = async (actors, take) => {
  const frame = document.querySelector('iframe');
  const page = frame?.contentWindow;
  if (!frame || !page) throw new Error('The site is in no frame here.');
  const url = readAddress(addressAt(actors) ?? page.location.pathname.slice(withBase('').length));
  globalThis.snapshotStatechart = take as typeof snapshotStatechart;
  try {
    const load = loaded(frame);
    page.location.replace(url);
    await load;
    await hydrated(frame.contentWindow as Window & typeof globalThis);
  } catch {
    globalThis.snapshotStatechart = undefined;
    frame.contentWindow?.location.replace(url);
    throw new Error('The site could not start in that state, so it was loaded anew without it.');
  } finally {
    globalThis.snapshotStatechart = undefined;
  }
};
