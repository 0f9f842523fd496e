import type { ReactNode } from 'react';
import { SkipLink } from '@/components/skip-link';
import { useRootAttribute } from '@/lib/use-root-attribute';
import { Footer } from '@/sections/frame/footer';
import { Header } from '@/sections/frame/header';
import { NewsletterBand } from '@/sections/frame/newsletter-band';
import { ScrollToTop } from '@/sections/frame/scroll-to-top';
import { useHeaderScroll } from '@/state/use-header-scroll';

/** Header, routed page, newsletter band, scroll-to-top button, footer (LAY). */
export function DefaultLayout({ children }: { children: ReactNode }) {
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
