import { withoutBase } from '@/lib/base-path';

type Preload = (pathname: string) => Promise<void>;

/** Fetches a page's code as soon as a link to it is pointed at or focused. */
export function prefetchOnIntent(preload: Preload): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(withoutBase(link.pathname)).catch(ignore);
  };
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

const ignore = () => {};
/** ms after which what waits for an idle moment is done anyway. */
const patience = 500;
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'];

/**
 * Once the visitor first does something, loads one thing after the other whenever the page is
 * idle, so that the visit goes on without a network. Not for visitors who save data. What fails
 * is fetched when it is needed.
 */
export function prefetchAtLeisure(loads: readonly (() => Promise<unknown>)[]): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const atLeisure = (act: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(act, { timeout: patience })
      : setTimeout(act, patience);
  const queue = [...loads];
  const loadNext = () => {
    const load = queue.shift();
    if (load) atLeisure(() => load().catch(ignore).finally(loadNext));
  };
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start);
    loadNext();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}
