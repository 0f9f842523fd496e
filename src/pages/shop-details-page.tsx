import { ArrowRight } from 'lucide-react';
import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Link } from '@/components/link';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import type { ProductCard } from '@/content/product-card';
import { relatedProducts } from '@/content/related-products.excerpt';
import { shop } from '@/content/shop';
import { getItem } from '@/loading/items';
import type { PageProps } from '@/pages/page-props';
import { ProductCards } from '@/sections/shop/product-cards';
import { ProductOrder } from '@/sections/shop/product-order';
import { ProductTabs } from '@/sections/shop/product-tabs';

const trail = [{ name: 'Shop', link: '/shop' }] as const;

/** SHOP-2: one product; the online courses in general for an unknown name (RT-5). */
export default function ShopDetailsPage({ name }: PageProps) {
  const known = getItem('/shop/:name', name);
  const product = known ? { ...known, price: Number(known.price) } : shop.unknown;
  const related = relatedProducts.filter(({ id }) => id !== known?.id).slice(0, 3);
  return (
    <Sections>
      <BreadcrumbBanner heading={product.name} trail={trail} />
      <ProductOrder product={product} />
      <ProductTabs longDesc={product.longDesc} learn={product.learn} />
      {related.length > 0 && <Related products={related} />}
    </Sections>
  );
}

/** What goes with a product (SHOP-2, BIZ-11). */
const Related = ({ products }: { products: readonly ProductCard[] }) => (
  <Section labelledBy="related-title" className="border-t border-line">
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
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </Link>
      </div>
      <ProductCards products={products} />
    </Column>
  </Section>
);
