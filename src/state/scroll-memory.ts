/** Delay between the last scroll event and saving the position, in ms. */
const saveDelay = 150;

/** The state of a history entry: its index, and its page's scroll position in px. */
type Entry = { index: number; offset: number };

/** The state of the current entry; empty right after an in-page anchor was followed. */
export const currentEntry = (): Partial<Entry> => history.state ?? {};

/**
 * Saves the scroll position in each history entry, so that Back and Forward can restore it (RT-1).
 * On a reload and within a page, the browser restores it. `shownIndex` returns the index of the
 * current entry, or undefined while its page is not the one that is shown.
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
    /** Undoes the scrolling that the browser does after `popstate`, while the old page is shown. */
    keepPosition: () => {
      top = scrollY;
      requestAnimationFrame(scrollToTop);
    },
    /** Scrolls to the position saved in the current entry. */
    restore: () => {
      top = currentEntry().offset ?? 0;
      scrollToTop();
    },
  };
}
