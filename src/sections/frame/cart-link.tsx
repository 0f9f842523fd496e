import { ShoppingBag } from 'lucide';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { useCartCount } from '@/state/cart';

/** The link to the cart with its item count, up to 99+; hidden while the cart is empty. */
export function CartLink() {
  const { isEmpty, count } = useCartCount();
  if (isEmpty) return null;
  return (
    <Link
      to="/cart"
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      className="cart-link figure ml-auto inline-flex header:ml-0 min-h-11 shrink-0 items-center gap-1.5 rounded px-2 text-sm max-[22.5rem]:px-1 font-semibold hover:bg-mint"
    >
      <Icon icon={ShoppingBag} className="size-5" />
      <span className="min-w-5 rounded-full bg-marigold px-1.5 text-center text-xs text-on-marigold">
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  );
}
