import { ArrowUp } from 'lucide-react';

/** The button that scrolls smoothly to the top (LAY-4, ST-SCROLL). */
export const ScrollToTop = ({ isShown }: { isShown: boolean }) => (
  <button
    type="button"
    aria-label="Scroll to top"
    data-state={isShown ? 'shown' : 'hidden'}
    onClick={() => scrollTo({ top: 0 })}
    className="scroll-to-top fixed right-[max(1.25rem,50%-var(--column)/2-5rem)] bottom-5 z-30 grid size-12 place-items-center rounded-full bg-ink text-sheet shadow-sheet ring-1 ring-sheet/40 transition-[opacity,visibility,translate] duration-200 hover:bg-evergreen-700 data-[state=hidden]:invisible data-[state=hidden]:translate-y-2 data-[state=hidden]:opacity-0 max-sm:[body:has(:is(input,textarea,.pay-controls_*):focus)_&]:invisible"
  >
    <ArrowUp aria-hidden className="size-5" />
  </button>
);
