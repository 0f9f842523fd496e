import { buttonClass } from '@/components/button';
import { Link } from '@/components/link';
import { shop } from '@/content/shop';

const { order, payment, privacy, submit } = shop.checkout;

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
