import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column, Section } from '@/components/section';
import { Sections } from '@/components/sections';
import { listedProducts } from '@/content/listed-products.excerpt';
import { shop } from '@/content/shop';
import { Pagination, ProductCards } from '@/sections/shop/product-cards';

/** SHOP-1 */
export default function ShopPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Shop" lead={shop.lead} />
      <Section labelledBy="products-title">
        <Column>
          <h2 id="products-title" className="mb-7 max-w-[13.3em] text-title sm:mb-9 lg:mb-14">
            {shop.heading}
          </h2>
          <ProductCards products={listedProducts} isAtTop />
          <Pagination />
        </Column>
      </Section>
    </Sections>
  );
}
