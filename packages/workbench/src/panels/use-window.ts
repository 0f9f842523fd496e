import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Overscan: how many rows are rendered above and below the visible ones. */
const overscan = 8;

/** The visible rows of a long list, plus overscan. `rowHeight` in px. */
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
  // Rounded, so that scrolling does not re-render at every pixel.
  const read = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const first = Math.floor(scrollTop / rowHeight / overscan) * overscan;
    const shown = Math.ceil(clientHeight / rowHeight / overscan) * overscan;
    return `${first} ${shown}`;
  };
  const [first = 0, shown = 0] = useSyncExternalStore(subscribe, read, () => '0 0')
    .split(' ')
    .map(Number);
  const from = Math.max(0, Math.min(first, count - 1) - overscan);
  return { from, to: Math.min(count, first + shown + 2 * overscan) };
}
