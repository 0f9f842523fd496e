import { withoutBase } from '@/lib/base-path';

type Preload = (pathname: string) => Promise<void>;

const ignore = () => {};

/** Whether a link leads to another page of the app, and not to a new tab or another site. */
const isWithinApp = ({ origin, target }: HTMLAnchorElement | HTMLAreaElement) =>
  origin === location.origin && target === '';

/** Fetches a page's code when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(preload: Preload): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isWithinApp(link)) preload(withoutBase(link.pathname)).catch(ignore);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

/** How long a link must have been on the screen, in ms, and how much a page may fetch ahead, in bytes. */
const dwell = 500;
const byteBudget = 60_000;

type Connection = { saveData?: boolean; effectiveType?: string };

function isSaving(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const pathsOnScreen = () =>
  [...document.links]
    .filter(isWithinApp)
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.top < innerHeight && box.bottom > 0)
    .filter(({ link }) => link.checkVisibility({ visibilityProperty: true }))
    .map(({ link }) => withoutBase(link.pathname));

/** The bytes of code and data that were fetched since a time in ms. */
const fetchedSince = (start: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= start && /\.js(on)?$/.test(name))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);

/**
 * Fetches the pages of the links on the screen, whenever neither scrolling nor a press has changed what
 * is there for a while: up to an allowance for each page, and not for visitors who save data.
 */
export function prefetchOnScreen(preload: Preload): void {
  if (isSaving()) return;
  let page = { path: '', start: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = async () => {
    if (page.path !== location.pathname)
      page = { path: location.pathname, start: performance.now() };
    for (const path of new Set(pathsOnScreen())) {
      if (fetchedSince(page.start) >= byteBudget) return;
      await preload(path).catch(ignore);
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, dwell);
  };
  for (const type of ['scroll', 'click', 'popstate'])
    addEventListener(type, wait, { passive: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
