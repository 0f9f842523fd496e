/** Delay between the last change and saving it, in ms. */
const saveDelay = 150;

/** The state of a history entry: its index, and its page's scroll position in px. */
type Entry = { index: number; offset: number };

/** The state of the current entry; empty right after an in-page anchor was followed. */
export const currentEntry = (): Partial<Entry> => history.state ?? {};

/**
 * Saves the scroll position and the address in each history entry, so that Back and Forward can restore
 * them (RT-1, BLOG-1). On a reload and within a page, the browser restores the position. `shownEntry`
 * returns the index and the URL of the current entry, or undefined while its page is not the one that
 * is shown.
 */
export function startEntryMemory(shownEntry: () => { index: number; url: string } | undefined) {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let top = 0;
  const save = (offset = scrollY) => {
    clearTimeout(saving);
    const entry = shownEntry();
    if (!entry) return;
    try {
      history.replaceState({ index: entry.index, offset } satisfies Entry, '', entry.url);
    } catch {
      // Safari refuses too many changes in a short time; the next one is saved.
    }
  };
  // Safari allows a page about ten changes of its history a second.
  const saveSoon = () => {
    clearTimeout(saving);
    saving = setTimeout(save, saveDelay);
  };
  const scrollToTop = () => scrollTo({ top, behavior: 'instant' });

  // The browser may not have restored the scroll yet, or only in part.
  save(currentEntry().offset ?? scrollY);
  addEventListener('scroll', saveSoon);
  return {
    save: () => save(),
    /** Saves once neither the scroll position nor the address has changed for a while. */
    saveSoon,
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
