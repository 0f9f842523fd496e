import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/button';
import { Logo } from '@/components/logo';
import { Column } from '@/components/section';
import { company } from '@/content/company';
import { CartLink } from './cart-link';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';

/** The site's header; a white bar with a shadow once it is pinned (LAY-1, ST-SCROLL). */
export const Header = ({ isPinned }: { isPinned: boolean }) => (
  <header
    data-state={isPinned ? 'scrolled' : 'plain'}
    className="site-header frame sticky top-0 z-40 bg-paper transition-[background-color,box-shadow] duration-200 data-[state=scrolled]:bg-sheet data-[state=scrolled]:shadow-bar"
  >
    <Column className="flex h-20 items-center gap-3 max-lg:*:first:mr-auto xl:gap-6">
      <Logo />
      <DesktopMenu className="max-lg:hidden" />
      <a
        href={company.phone.href}
        className="group figure ml-auto hidden min-h-11 min-w-[8.3em] items-center text-sm font-semibold underline-offset-4 hover:underline lg:inline-flex lg:max-xl:not-has-[+.cart-link]:mr-3 max-xl:has-[+.cart-link]:min-w-11 max-xl:has-[+.cart-link]:justify-center max-xl:has-[+.cart-link]:rounded max-xl:has-[+.cart-link]:hover:bg-mint"
      >
        {/* Beside a cart, narrow screens have room for an icon only. */}
        <Phone aria-hidden className="hidden size-5 max-xl:group-has-[+.cart-link]:block" />
        <span className="max-xl:group-has-[+.cart-link]:sr-only">{company.phone.label}</span>
      </a>
      <CartLink />
      <ButtonLink to="/contact" className="whitespace-nowrap max-xl:px-4 max-lg:hidden">
        Get Started
      </ButtonLink>
      <MobileMenu />
    </Column>
  </header>
);
