/** ms without scrolling after which a visitor has come to rest. */
const rest = 150;

/**
 * Keeps in every history entry how far its page was scrolled (px), so that Back, Forward and a
 * reload lead there (RT-1). `isShown` tells whether the page of the entry is the one that shows.
 */
export function startScrollMemory(isShown: () => boolean) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(resting);
    if (isShown()) history.replaceState({ offset: scrollY }, '');
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  takeOver();
  keep();
  addEventListener('scroll', () => {
    clearTimeout(resting);
    resting = setTimeout(keep, rest);
  });
  // The browser's again while the site is away, for a reload; not when it comes back from a cache.
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    keep();
    history.scrollRestoration = 'auto';
  });
  return {
    keep,
    /** px; undefined where a link within the page has just made the entry. */
    recall: (): number | undefined => history.state?.offset,
  };
}
