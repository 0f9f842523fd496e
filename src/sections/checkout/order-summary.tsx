import { ArrowDown } from 'lucide';
import { buttonClass } from '@/components/button';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import { shop } from '@/content/shop';

const { order, payment, privacy, submit } = shop.checkout;

/** The order's total above the form of a phone, and the way to the order below it. */
export const OrderLink = () => (
  <a
    href="#order-title"
    className="screen-only ledger-row mt-3 min-h-11 items-center gap-x-4 border-b border-line py-2 font-semibold lg:hidden"
  >
    <span className="underline decoration-marigold decoration-2 underline-offset-[6px]">
      {order.stamp}
    </span>
    <span translate="no" className="figure">
      {order.total.amount}{' '}
      <Icon icon={ArrowDown} className="ml-1 inline size-4 text-evergreen-700" />
    </span>
  </a>
);

/** A sample order, a note that it cannot be paid, and a “Place Order” link that leads nowhere (CHK-3). */
export const OrderSummary = () => (
  <section
    aria-labelledby="order-title"
    className="sheet relative self-start p-6 sm:p-8 lg:sticky lg:top-28"
  >
    <span className="stamp absolute top-4 right-6 -translate-y-full">{order.stamp}</span>
    <h2 id="order-title" className="text-2xl">
      {order.heading}
    </h2>
    <p className="mt-1 text-balance text-ink-soft">{order.note}</p>
    <table className="wrapping-table mt-5 w-full">
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
            <td translate="no" className="figure text-right">
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="total">
          <th scope="row" className="pt-4 pb-2.5 text-left font-semibold">
            {order.total.label}
          </th>
          <td
            translate="no"
            className="figure pt-4 pb-2.5 text-right font-heading text-2xl font-bold tracking-tight"
          >
            {order.total.amount}
          </td>
        </tr>
      </tfoot>
    </table>
    <p className="mt-6 rounded bg-mint p-5 text-card narrow:px-3">{payment}</p>
    <p className="mt-5 max-w-measure-sm text-card text-ink-soft">
      {privacy.text}{' '}
      <Link to="/privacy-policy" className="text-ink underline underline-offset-4">
        {privacy.label}
      </Link>{' '}
      {privacy.after}
    </p>
    <a href={submit.link} className={buttonClass('primary', 'mt-6 w-full')}>
      {submit.label}
    </a>
  </section>
);
