/** How long scrolling must have stopped before the position is saved, in ms. */
const saveDelay = 150;

/** What each history entry stores: its index, and how far its page was scrolled, in px. */
type Entry = { index: number; offset: number };

/** What the current entry stores; empty for an entry that a link within the page has just made. */
export const currentEntry = (): Partial<Entry> => history.state ?? {};

/**
 * Saves in each history entry how far its page was scrolled, so that Back and Forward can return
 * there (RT-1). The browser restores it by itself on a reload and within a page. `shownIndex`
 * returns the index of the current entry, or undefined while another page shows.
 */
export function startScrollMemory(shownIndex: () => number | undefined) {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let top = 0;
  const save = (offset = scrollY) => {
    clearTimeout(saving);
    const index = shownIndex();
    if (index !== undefined) history.replaceState({ index, offset } satisfies Entry, '');
  };
  const scrollToTop = () => scrollTo({ top, behavior: 'instant' });

  // The browser may not have restored the scroll yet, or only in part.
  save(currentEntry().offset ?? scrollY);
  addEventListener('scroll', () => {
    clearTimeout(saving);
    saving = setTimeout(save, saveDelay);
  });
  return {
    save: () => save(),
    /**
     * After `popstate`, the browser scrolls the old page to the new entry's position: undo that.
     */
    holdStill: () => {
      top = scrollY;
      requestAnimationFrame(scrollToTop);
    },
    /** Scrolls to the position that the current entry stores. */
    restore: () => {
      top = currentEntry().offset ?? 0;
      scrollToTop();
    },
  };
}
