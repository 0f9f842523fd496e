import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Column } from '@/components/section';
import { Sections } from '@/components/sections';
import { shop } from '@/content/shop';
import { BillingFields } from '@/sections/checkout/billing-fields';
import { CouponBox } from '@/sections/checkout/coupon-box';
import { OrderLink, OrderSummary } from '@/sections/checkout/order-summary';
import { DemoForm } from '@/sections/shared/demo-form';

const trail = [
  { name: 'Shop', link: '/shop' },
  { name: 'Cart', link: '/cart' },
] as const;

/** CHK-1 to CHK-3. Enter in a field submits the form, which says that nothing is sent (VAL-6). */
export default function CheckoutPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="Checkout" trail={trail} lead={shop.checkout.lead} />
      <Column className="py-section">
        <CouponBox />
        <OrderLink />
        <DemoForm
          name="billing"
          message={shop.checkout.toast}
          className="mt-9 grid sm:mt-12 gap-x-14 gap-y-14 lg:grid-cols-[1fr_24rem]"
        >
          <BillingFields />
          <OrderSummary />
          {/* Lets Enter in a field submit the form. */}
          <button type="submit" hidden />
        </DemoForm>
      </Column>
    </Sections>
  );
}
