import { withBase } from '@/lib/base-path';
import type { RestartApp } from './restart/restarter';

/** Startup timeout in ms. */
const timeout = 15_000;

/** The path of the page where a step happened. */
const addressAt = (actors: Parameters<RestartApp>[0]): string | undefined => {
  const visit = actors.find(({ machine }) => machine === 'visit')?.snapshot;
  type Child = { snapshot: { context: { place: { address: string } } } };
  return (visit?.children.navigation as Child | undefined)?.snapshot.context.place.address;
};

/** The URL of a page of the site; a loaded trace could name any address. */
function readAddress(address: string): string {
  const url = new URL(withBase(address), location.href);
  if (url.origin === location.origin && address.startsWith('/')) return url.href;
  throw new TypeError(`The step happened at ${address}, which is not a page of this site.`);
}

/** Waits until a page has hydrated. */
async function hydrated(page: Window | null) {
  const end = performance.now() + timeout;
  while (page?.performance.getEntriesByName('hydrated').length === 0) {
    if (performance.now() > end) throw new Error('late');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const loaded = (frame: HTMLIFrameElement) =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));

/**
 * Reloads a step's page in the site frame and gives each actor its snapshot as it is created. If
 * that fails, reloads without snapshots.
 */
export const restartSite: RestartApp = async (actors, take) => {
  const frame = document.querySelector('iframe');
  const page = frame?.contentWindow;
  if (!frame || !page) throw new Error('The site frame is missing.');
  const url = readAddress(addressAt(actors) ?? page.location.pathname.slice(withBase('').length));
  globalThis.snapshotStatechart = take as typeof snapshotStatechart;
  try {
    const load = loaded(frame);
    page.location.replace(url);
    await load;
    await hydrated(frame.contentWindow);
  } catch {
    globalThis.snapshotStatechart = undefined;
    frame.contentWindow?.location.replace(url);
    throw new Error('The site could not start from that state and was reloaded without it.');
  } finally {
    globalThis.snapshotStatechart = undefined;
  }
};
