import type { ComponentType, ReactNode } from 'react';
import { Logo } from '@/brand/logo';
import { Column } from '@/components/section';
import { useRootAttribute } from '@/lib/use-root-attribute';
import { Footer } from '@/sections/frame/footer';
import { CartLink, Header } from '@/sections/frame/header';
import { NewsletterBand } from '@/sections/frame/newsletter-band';
import { ScrollToTop } from '@/sections/frame/scroll-to-top';
import { useHeaderScroll } from '@/state/use-header-scroll';
import type { LayoutName } from './routes';

/** The page's first tab stop: skips the header. */
const SkipLink = () => (
  <a
    href="#main"
    className="screen-only fixed top-3 left-3 z-50 -translate-y-[200%] rounded bg-ink px-5 py-3 font-semibold text-sheet focus:translate-y-0"
  >
    Skip to content
  </a>
);

/** The layout without menu, newsletter and footer, for sign-up, sign-in and errors (RT-2). */
const BareLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header>
      <Column className="flex h-20 items-center justify-between">
        <Logo />
        <CartLink />
      </Column>
    </header>
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      {children}
    </main>
  </div>
);

/** Header, routed page, newsletter band, scroll-to-top button, footer (LAY). */
function DefaultLayout({ children }: { children: ReactNode }) {
  const { isPinned, isScrollToTopShown } = useHeaderScroll();
  // For toasts, which stand outside the layouts.
  useRootAttribute('data-footer');
  useRootAttribute('data-scrolled', isPinned);
  return (
    // One element to remove, since a blocker may have removed what is in it.
    <div>
      <SkipLink />
      <Header isPinned={isPinned} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <NewsletterBand />
      <ScrollToTop isShown={isScrollToTopShown} />
      <Footer />
    </div>
  );
}

/** Layouts by name. A route with a layout that is not listed here is a type error. */
export const layouts = {
  default: DefaultLayout,
  bare: BareLayout,
} satisfies Record<LayoutName, ComponentType<{ children: ReactNode }>>;
