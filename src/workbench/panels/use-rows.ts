import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Height of a row until it is measured, in px. */
const rowHeight = 34;

type Options = {
  count: number;
  /** The row to keep in sight; −1 for none. */
  shown: number;
  /** The height of the header that stays above them, in px. */
  header?: number;
  keyOf?: (row: number) => string | number;
};

/** The rows of a long list in and around what is in sight, and the px `above` and `below` them. */
export function useRows({ count, shown, header = 0, keyOf = Number }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    scrollMargin: header,
    scrollPaddingStart: header,
    overscan: 8,
  });
  useLayoutEffect(() => {
    if (shown >= 0) rows.scrollToIndex(shown);
  }, [rows, shown]);
  const visible = rows.getVirtualItems();
  const above = (visible[0]?.start ?? header) - header;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? header) - header);
  return { scroller, visible, above, below, measure: rows.measureElement };
}
