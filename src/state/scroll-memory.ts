/** How long the page must stand still before its position is saved, in ms. */
const rest = 150;

/** What each history entry stores: its index, and how far its page was scrolled, in px. */
type Kept = { index: number; offset: number };

/** What the current entry stores; empty for an entry that a link within the page has just made. */
export const kept = (): Partial<Kept> => history.state ?? {};

/**
 * Saves in each history entry how far its page was scrolled, so that Back and Forward can return
 * there (RT-1). The browser restores the scroll itself where no other page has to load, reloads
 * included. `shownIndex` returns the index of the current entry, or undefined while another page
 * shows.
 */
export function startScrollMemory(shownIndex: () => number | undefined) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let top = 0;
  const keep = (offset = scrollY) => {
    clearTimeout(resting);
    const index = shownIndex();
    if (index !== undefined) history.replaceState({ index, offset } satisfies Kept, '');
  };
  const scrollToTop = () => scrollTo({ top, behavior: 'instant' });

  // The browser may not have restored the scroll yet, or only in part.
  keep(kept().offset ?? scrollY);
  addEventListener('scroll', () => {
    clearTimeout(resting);
    resting = setTimeout(keep, rest);
  });
  return {
    keep: () => keep(),
    /**
     * After `popstate`, the browser scrolls the old page to the new entry's position: undo that.
     */
    holdStill: () => {
      top = scrollY;
      requestAnimationFrame(scrollToTop);
    },
    /** Scrolls to the position that the current entry stores. */
    restore: () => {
      top = kept().offset ?? 0;
      scrollToTop();
    },
  };
}
