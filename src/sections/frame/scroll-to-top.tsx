import { ArrowUp } from 'lucide-react';

/** A tab at the edge of the screen, as wide as the page's margin, so that it covers nothing. */
const lookClass =
  'fixed right-0 bottom-5 z-30 grid h-12 w-gutter min-w-6 place-items-center rounded-l-lg bg-ink text-sheet shadow-sheet ring-1 ring-sheet/40 hover:bg-evergreen-700';

/** Hidden near the top of the page. */
const hiddenClass =
  'transition-[opacity,visibility,translate] duration-200 data-[state=hidden]:invisible data-[state=hidden]:translate-x-2 data-[state=hidden]:opacity-0';

/** The button that scrolls smoothly to the top (LAY-4, ST-SCROLL). */
export const ScrollToTop = ({ isShown }: { isShown: boolean }) => (
  <button
    type="button"
    aria-label="Scroll to top"
    data-state={isShown ? 'shown' : 'hidden'}
    onClick={() => scrollTo({ top: 0 })}
    className={`scroll-to-top ${lookClass} ${hiddenClass}`}
  >
    <ArrowUp aria-hidden className="size-5" />
  </button>
);
