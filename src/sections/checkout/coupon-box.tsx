import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { Button } from '@/components/button';
import { Collapsible } from '@/components/collapsible';
import { Field } from '@/components/field';
import { shop } from '@/content/shop';
import { useCoupon } from '@/state/use-coupon';
import { useDisclosureSync } from '@/state/use-disclosure-sync';

const { question, toggle, lead, label, submit } = shop.checkout.coupon;

/** The collapsible coupon box, whose button does nothing (CHK-1, ST-COUPON, BIZ-8). */
export const CouponBox = () => (
  <Disclosure as="div" className="rounded-xl bg-marigold-soft px-5 py-2 sm:px-8">
    {({ open }) => <Box isInnerOpen={open} />}
  </Disclosure>
);

function Box({ isInnerOpen }: { isInnerOpen: boolean }) {
  const coupon = useCoupon();
  const button = useDisclosureSync(isInnerOpen, coupon.isOpen, coupon.toggle);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        {question}
        <DisclosureButton
          ref={button}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
        >
          {toggle}
        </DisclosureButton>
      </p>
      <DisclosurePanel static as={Collapsible} isOpen={coupon.isOpen} duration={500}>
        <div className="border-t border-marigold pt-5 pb-4">
          <p className="text-sm text-ink-soft">{lead}</p>
          <div className="mt-4 flex max-w-xl gap-3 max-sm:flex-col sm:items-end">
            <Field label={label} name="coupon" autoComplete="off" className="grow" />
            <Button tone="secondary" className="shrink-0 whitespace-nowrap">
              {submit}
            </Button>
          </div>
        </div>
      </DisclosurePanel>
    </>
  );
}
