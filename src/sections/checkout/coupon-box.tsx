import { Button } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { shop } from '@/content/shop';
import { FormField } from '@/sections/shared/demo-form';
import { collapsible } from '@/specification';
import { useCoupon } from '@/state/use-coupon';
import { DemoFormProvider } from '@/state/use-demo-form';

const { question, toggle, lead, label, submit } = shop.checkout.coupon;

/** The collapsible coupon box, whose button does nothing (CHK-1, ST-COUPON, BIZ-8). */
export function CouponBox() {
  const coupon = useCoupon();
  return (
    <Disclosure
      isOpen={coupon.isOpen}
      onToggle={coupon.toggle}
      duration={collapsible.coupon}
      className="screen-only highlighted px-5 py-2 sm:px-8"
      summaryClassName="flex min-h-11 flex-wrap items-center gap-x-2"
      summary={
        <>
          {question}{' '}
          <span className="font-semibold underline decoration-2 underline-offset-4">{toggle}</span>
        </>
      }
    >
      <div className="border-t border-marigold pt-5 pb-4">
        <p className="text-card text-ink-soft">{lead}</p>
        <div className="mt-4 flex max-w-xl gap-3 max-sm:flex-col sm:items-end">
          <DemoFormProvider name="coupon">
            <FormField label={label} name="coupon" autoComplete="off" className="grow" />
          </DemoFormProvider>
          <Button tone="secondary" className="shrink-0 whitespace-nowrap">
            {submit}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
