import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/button';
import { Link } from '@/components/link';
import { shop } from '@/content/shop';
import { useFormResult } from '@/state/demo-form';
import { prefetchToasts } from '@/state/toast';

const { order, payment, privacy, submit } = shop.checkout;

const submitFormOf = (control: HTMLElement | null) => control?.closest('form')?.requestSubmit();

/** A sample order, a note that it cannot be paid, and the “Place Order” link (CHK-3, VAL-6). */
export function OrderSummary() {
  const link = useRef<HTMLAnchorElement>(null);
  const submitInstead = (event: MouseEvent) => {
    event.preventDefault();
    submitFormOf(link.current);
  };
  // A click before hydration followed the link, so the address ends in `#`.
  useEffect(() => {
    if (!location.href.endsWith('#')) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    submitFormOf(link.current);
  }, []);
  return (
    <section
      aria-labelledby="order-title"
      className="sheet relative self-start p-6 sm:p-8 lg:sticky lg:top-28"
    >
      <span className="stamp absolute -top-4 right-6">{order.stamp}</span>
      <h2 id="order-title" className="text-2xl">
        {order.heading}
      </h2>
      <p className="mt-1 text-balance text-ink-soft">{order.note}</p>
      <table className="mt-5 w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="pb-2 text-left font-semibold">
              {order.columns[0]}
            </th>
            <th scope="col" className="pb-2 text-right font-semibold">
              {order.columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ label, amount }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 text-left font-normal">
                {label}
              </th>
              <td className="figure text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-[3px] border-double border-ink">
            <th scope="row" className="pt-4 text-left font-semibold">
              {order.total.label}
            </th>
            <td className="figure pt-4 text-right font-heading text-2xl font-bold tracking-tight">
              {order.total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 rounded bg-mint p-5 text-card">{payment}</p>
      <p className="mt-5 max-w-measure-sm text-card text-ink-soft">
        {privacy.text}{' '}
        <Link to="/privacy-policy" className="text-ink underline underline-offset-4">
          {privacy.label}
        </Link>{' '}
        {privacy.after}
      </p>
      <div className="submit-line mt-6">
        <a
          ref={link}
          href={submit.link}
          onPointerEnter={prefetchToasts}
          onClick={submitInstead}
          className={buttonClass('primary', 'w-full')}
        >
          {submit.label}
        </a>
        <p
          role="status"
          className="text-center text-sm font-semibold text-evergreen-700 not-empty:mt-2"
        >
          {useFormResult()}
        </p>
      </div>
    </section>
  );
}
