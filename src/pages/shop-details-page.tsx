import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { relatedProducts } from '@/content/related-products.excerpt';
import { shop } from '@/content/shop';
import { getItem } from '@/loading/items';
import type { PageProps } from '@/pages/page-props';
import { RelatedProducts } from '@/sections/shop/product-cards';
import { ProductOrder } from '@/sections/shop/product-order';
import { ProductTabs } from '@/sections/shop/product-tabs';
import { relatedProductCount } from '@/specification';

const trail = [{ name: 'Shop', link: '/shop' }] as const;

/** SHOP-2: one product; the online courses in general for an unknown name (RT-5). */
export default function ShopDetailsPage({ name }: PageProps) {
  const known = getItem('/shop/:name', name);
  const product = known ? { ...known, price: Number(known.price) } : shop.unknown;
  const related = relatedProducts
    .filter(({ id }) => id !== known?.id)
    .slice(0, relatedProductCount);
  return (
    <Sections>
      <BreadcrumbBanner heading={product.name} trail={trail} />
      <ProductOrder product={product} />
      <ProductTabs longDesc={product.longDesc} learn={product.learn} />
      <RelatedProducts products={related} />
    </Sections>
  );
}
