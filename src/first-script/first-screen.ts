import { nextFrame } from '@/lib/moments';

/**
 * Resolves once the page shows all of the document that it has room for. A browser may paint the
 * document's beginning before the rest has come; what is fetched then delays the rest.
 */
export async function firstScreen(): Promise<void> {
  await Promise.all([firstPaint(), wholeDocument()]);
  await nextFrame();
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const wholeDocument = () =>
  new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
