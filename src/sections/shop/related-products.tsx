import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { Column, Section } from '@/components/section';
import type { ProductCard } from '@/content/product-card';
import { shop } from '@/content/shop';
import { ProductCards } from './product-cards';

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
