import { watchView } from '@/lib/watch-view';
import { watcher } from '@/lib/watcher';

const signs = [
  'click',
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'scroll',
  'touchstart',
  'wheel',
];

/** Resolves at the visitor's first sign from now on. */
export const visitorSign = () =>
  new Promise<void>((resolve) => {
    const given = new AbortController();
    const onSign = () => {
      given.abort();
      resolve();
    };
    const options = { passive: true, signal: given.signal };
    for (const sign of signs) addEventListener(sign, onSign, options);
  });

/** Resolves once something on screen should move by itself (BIZ-10). */
export const motionOnScreen = () =>
  new Promise<void>((resolve) => {
    for (const part of document.querySelectorAll('.carousel')) {
      const unwatch = watchView(part, (isInView) => {
        if (!isInView) return;
        unwatch();
        resolve();
      });
    }
  });

/** Whether a developer waits for the statecharts: in the workbench, a recording, or the inspector. */
export const isWatched = () =>
  watcher() !== undefined || new URLSearchParams(location.search).has('inspect');
