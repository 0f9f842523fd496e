import { Link } from '@/components/link';
import { Picture } from '@/components/picture';
import type { ProductCard } from '@/content/product-card';
import { slugify } from '@/lib/ids';

type Props = { products: readonly ProductCard[]; isAtTop?: boolean };

/**
 * Products as cards: image, name and price (SHOP-1, BIZ-3); on a phone as rows, with the image beside
 * the words.
 */
export const ProductCards = ({ products, isAtTop = false }: Props) => (
  <ul
    className={`grid gap-x-6 gap-y-6 sm:gap-y-12 lg:grid-cols-3 lg:gap-x-8 ${products.length % 2 === 0 ? 'sm:grid-cols-2 print:grid-cols-3' : 'sm:grid-cols-3'}`}
  >
    {products.map(({ id, img, name, price, shortDesc }, index) => (
      <li
        key={id}
        className="group relative grid grid-rows-[auto_auto_1fr] content-start max-sm:not-narrow:grid-cols-[8.5rem_minmax(0,1fr)] max-sm:not-narrow:grid-rows-[auto_1fr] max-sm:gap-x-4"
      >
        <div className="self-start overflow-hidden rounded-xl border border-line max-sm:not-narrow:row-span-2">
          <Picture
            src={img}
            width={640}
            height={640}
            isFirst={isAtTop && index === 0}
            className="w-full max-sm:not-narrow:scale-120 transition-transform duration-250 group-hover:scale-[1.02]"
          />
        </div>
        <div className="mt-5 grid gap-y-1 max-sm:not-narrow:mt-1">
          <h3 className="text-xl max-sm:text-lg/6">
            <Link
              to={`/shop/${slugify(name)}`}
              className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p
            translate="no"
            className="figure font-heading text-xl font-bold tracking-tight max-sm:text-lg/6"
          >
            {price}.000
          </p>
        </div>
        <p className="mt-1.5 text-card text-ink-soft max-sm:text-sm">{shortDesc}</p>
      </li>
    ))}
  </ul>
);
