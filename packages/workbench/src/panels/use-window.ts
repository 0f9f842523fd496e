import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** How many rows are drawn beyond those in sight, on either side. */
const spare = 8;

/**
 * Which rows of a long list are drawn: those in sight of its scroller, and a few more, so that
 * thousands cost nothing. `rowHeight` in px.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { from: number; to: number } {
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = scroller.current;
      if (!element) return () => {};
      const observer = new ResizeObserver(listener);
      observer.observe(element);
      element.addEventListener('scroll', listener, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', listener);
      };
    },
    [scroller],
  );
  // In steps of the spare rows, so that not each pixel draws the list anew.
  const read = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const first = Math.floor(scrollTop / rowHeight / spare) * spare;
    const shown = Math.ceil(clientHeight / rowHeight / spare) * spare;
    return `${first} ${shown}`;
  };
  const [first = 0, shown = 0] = useSyncExternalStore(subscribe, read, () => '0 0')
    .split(' ')
    .map(Number);
  const from = Math.max(0, Math.min(first, count - 1) - spare);
  return { from, to: Math.min(count, first + shown + 2 * spare) };
}
