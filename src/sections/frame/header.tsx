import { Phone, ShoppingBag } from 'lucide';
import { Logo } from '@/brand/logo';
import { ButtonLink } from '@/components/button';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { Column } from '@/components/section';
import { phone } from '@/content/contact-links.excerpt';
import { useCartCount } from '@/state/cart';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';

/** The site's header; a white bar with a shadow while pinned (LAY-1, ST-SCROLL). */
export const Header = ({ isPinned }: { isPinned: boolean }) => (
  <header
    data-state={isPinned ? 'scrolled' : 'plain'}
    className="site-header whole sticky top-0 z-40 bg-paper transition-[background-color,box-shadow] duration-200 data-[state=scrolled]:bg-sheet data-[state=scrolled]:shadow-bar"
  >
    <Column className="flex min-h-20 items-center gap-3 header:flex-wrap header:not-print:justify-end header:py-2 max-[22.5rem]:gap-1.5 max-header:*:first:mr-auto xl:gap-5">
      <Logo className="header:shrink-0" />
      <DesktopMenu className="max-header:hidden" />
      {/* Before the number, so that nothing moves when it appears. */}
      <CartLink />
      {/* Only an icon if the cart link needs the space. */}
      <a
        href={phone.href}
        aria-label={phone.label}
        className="figure ml-auto hidden min-h-11 min-w-[8.3em] items-center text-sm font-semibold underline-offset-4 hover:underline header:inline-flex max-xl:mr-3 [.cart-link+&]:ml-0 max-xl:[.cart-link+&]:mr-0 max-xl:[.cart-link+&]:min-w-11 max-xl:[.cart-link+&]:justify-center"
      >
        <Icon icon={Phone} className="hidden size-5 max-xl:[.cart-link+*>&]:block" />
        <span translate="no" className="max-xl:[.cart-link+*>&]:hidden">
          {phone.label}
        </span>
      </a>
      <ButtonLink to="/contact" className="whitespace-nowrap max-xl:px-4 max-header:hidden">
        Get Started
      </ButtonLink>
      <MobileMenu />
    </Column>
  </header>
);

/** The link to the cart with its item count, up to 99+; hidden while the cart is empty. */
export function CartLink() {
  const { isEmpty, count } = useCartCount();
  if (isEmpty) return null;
  return (
    <Link
      to="/cart"
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      className="cart-link figure ml-auto inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded px-2 text-sm max-[22.5rem]:px-1 font-semibold hover:bg-mint"
    >
      <Icon icon={ShoppingBag} className="size-5" />
      <span className="min-w-5 rounded-full bg-marigold px-1.5 text-center text-xs text-on-marigold">
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  );
}
