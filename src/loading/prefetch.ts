import { withoutBase } from '@/lib/base-path';

type Preload = (pathname: string) => Promise<void>;

const ignore = () => {};

/** Fetches a page's code as soon as a link to it is pointed at, touched or focused. */
export function prefetchOnIntent(preload: Preload): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(withoutBase(link.pathname)).catch(ignore);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}

/** Where most visitors go next: what it costs, how to reach the firm. */
const likelyPages = ['/pricing', '/contact'];

/** Fetches the likeliest next pages once this one has loaded; not for visitors who save data. */
export function prefetchLikelyPages(preload: Preload): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const prefetch = () => {
    for (const path of likelyPages) preload(path).catch(ignore);
  };
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch, { once: true });
}
