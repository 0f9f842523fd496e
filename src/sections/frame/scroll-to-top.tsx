import { ArrowUp } from 'lucide';
import { Icon } from '@/components/icon';

/** The target is at least 24 px wide; the tab in it stays within the page's margin, so that it covers nothing. */
const targetClass = 'group fixed right-0 bottom-5 z-30 flex h-12 w-gutter min-w-6 justify-end';
const tabClass =
  'grid w-[calc(theme(spacing.gutter)-2px)] place-items-center rounded-l-lg bg-ink text-sheet shadow-sheet ring-1 ring-sheet/40 group-hover:bg-evergreen-700';

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
    className={`scroll-to-top ${targetClass} ${hiddenClass}`}
  >
    <span className={tabClass}>
      <Icon icon={ArrowUp} className="w-4/5 max-w-5" />
    </span>
  </button>
);
