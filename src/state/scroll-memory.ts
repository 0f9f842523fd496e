/** ms without scrolling after which a visitor has come to rest. */
const rest = 150;

/** What is kept in an entry of the history: where in the row it stands, and px scrolled. */
type Kept = { index: number; offset: number };

/** What the current entry keeps; nothing where a link within the page has just made it. */
export const kept = (): Partial<Kept> => history.state ?? {};

/**
 * Keeps in every history entry how far its page was scrolled, so that another page's Back and
 * Forward lead there (RT-1); what needs no other page, reloads included, the browser restores.
 * `shownIndex` tells the index of the current entry, or nothing while another page shows.
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

  // By now, browsers may not have restored it, or not all of it.
  keep(kept().offset ?? scrollY);
  addEventListener('scroll', () => {
    clearTimeout(resting);
    resting = setTimeout(keep, rest);
  });
  return {
    keep: () => keep(),
    /** At a `popstate`, after which browsers scroll the page that still shows to another's place. */
    holdStill: () => {
      top = scrollY;
      requestAnimationFrame(scrollToTop);
    },
    /** Scrolls the page of the current entry to where it was. */
    restore: () => {
      top = kept().offset ?? 0;
      scrollToTop();
    },
  };
}
