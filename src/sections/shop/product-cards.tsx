import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';
import { CardLink, Link } from '@/components/link';
import { Picture } from '@/components/picture';
import { Column, Section } from '@/components/section';
import type { ProductCard } from '@/content/products';
import { shop } from '@/content/shop';
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
            <CardLink to={`/shop/${slugify(name)}`}>{name}</CardLink>
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

/** What goes with a product (SHOP-2, BIZ-11); nothing if the shop has no other. */
export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <Section labelledBy="related-title" className="screen-only border-t border-line">
      <Column>
        <div className="mb-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="related-title" className="text-title">
            {shop.related.heading}
          </h2>
          <Link
            to="/shop"
            className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-marigold decoration-2 underline-offset-[6px]"
          >
            {shop.related.more}
            <Icon
              icon={ArrowRight}
              className="size-4 transition-transform group-hover:translate-x-1"
            />
          </Link>
        </div>
        <ProductCards products={products} />
      </Column>
    </Section>
  );
}

const itemClass = 'figure grid size-11 place-items-center rounded-full text-sm font-semibold';

/** Two page numbers and an arrow without function (BIZ-12). */
export const Pagination = () => (
  <nav aria-label="Pages of the shop" className="mt-16 border-t border-line pt-8">
    <ol className="flex justify-center gap-2">
      <li aria-current="page" className={`${itemClass} pagination-current bg-ink text-sheet`}>
        1
      </li>
      <li className={`${itemClass} ring-[1.5px] ring-line ring-inset`}>2</li>
      <li className={`${itemClass} ring-[1.5px] ring-line ring-inset`}>
        <Icon icon={ArrowRight} className="size-4" />
        <span className="sr-only">Next page</span>
      </li>
    </ol>
  </nav>
);
