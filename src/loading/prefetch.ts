import { withoutBase } from '@/lib/base-path';

type Preload = (pathname: string) => Promise<void>;

const ignore = () => {};

/** Fetches a page's code when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(preload: Preload): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(withoutBase(link.pathname)).catch(ignore);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

/** The pages that most visitors open next. */
const likelyPages = ['/pricing', '/contact'];

/** Fetches the likely next pages after the load event, unless the visitor saves data. */
export function prefetchLikelyPages(preload: Preload): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const prefetch = () => {
    for (const path of likelyPages) preload(path).catch(ignore);
  };
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch, { once: true });
}
