import { ArrowUp } from 'lucide-react';

/** In the corner, on wide screens beside the column. */
const placeClass =
  'fixed right-[max(1.25rem,50%-var(--column)/2-5rem)] bottom-5 max-sm:right-3 max-sm:bottom-3 z-30';

const lookClass =
  'grid size-11 sm:size-12 place-items-center rounded-full bg-ink text-sheet shadow-sheet ring-1 ring-sheet/40 hover:bg-evergreen-700';

/** Hidden near the top of the page, and on phones while something is typed. */
const hiddenClass =
  'transition-[opacity,visibility,translate] duration-200 data-[state=hidden]:invisible data-[state=hidden]:translate-y-2 data-[state=hidden]:opacity-0 max-sm:[body:has(:is(input,textarea,.pay-controls_*):focus)_&]:invisible';

/** The button that scrolls smoothly to the top (LAY-4, ST-SCROLL). */
export const ScrollToTop = ({ isShown }: { isShown: boolean }) => (
  <button
    type="button"
    aria-label="Scroll to top"
    data-state={isShown ? 'shown' : 'hidden'}
    onClick={() => scrollTo({ top: 0 })}
    className={`scroll-to-top ${placeClass} ${lookClass} ${hiddenClass}`}
  >
    <ArrowUp aria-hidden className="size-5" />
  </button>
);
