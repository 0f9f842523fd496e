import { Portrait } from '@/components/portrait';
import { article } from '@/content/article';

/** The static article, with its table of figures and its quote (BLOG-2). */
export const ArticleBody = () => (
  <div className="grid gap-6">
    <p className="max-w-measure text-xl">{article.lede}</p>
    {article.sections.map(({ id, heading, body, exhibit }) => (
      <section key={id} className="grid gap-4">
        <h2 className="mt-6 max-w-[18.75em] text-2xl">{heading}</h2>
        {body.map((paragraph) => (
          <p key={paragraph} className="max-w-measure">
            {paragraph}
          </p>
        ))}
        {exhibit === 'quote' && <Quote />}
        {exhibit === 'cost-table' && <CostTable />}
      </section>
    ))}
  </div>
);

const Quote = () => (
  <figure className="my-4 max-w-measure border-l-4 border-marigold pl-6 sm:pl-8">
    <blockquote className="font-heading text-xl font-medium text-balance">
      {`“${article.quote.text}”`}
    </blockquote>
    <figcaption className="mt-4 flex items-center gap-3 text-sm leading-5">
      <Portrait src={article.quote.img} size={44} />
      <span>
        <span className="block font-semibold">{article.quote.name}</span>
        <span className="text-ink-soft">{article.quote.designation}</span>
      </span>
    </figcaption>
  </figure>
);

const CostTable = () => {
  const [task, hours, cost] = article.cost.columns;
  return (
    <table className="sheet figure mt-4 w-full border-separate border-spacing-0 px-5 py-4 text-sm sm:px-7">
      <caption className="mb-3 text-left text-sm whitespace-normal text-ink-soft">
        {article.cost.caption}
      </caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th className="py-2 text-left font-semibold">{task}</th>
          <th className="py-2 text-right font-semibold">{hours}</th>
          <th className="py-2 pl-5 text-right font-semibold">{cost}</th>
        </tr>
      </thead>
      <tbody>
        {article.cost.rows.map((row) => (
          <tr key={row.id} className="*:border-t *:border-line *:py-2.5">
            <th scope="row" className="text-left font-normal whitespace-normal">
              {row.task}
            </th>
            <td className="text-right">{row.hours.toFixed(1)}</td>
            <td className="pl-5 text-right font-semibold">{row.cost.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold *:border-t-[3px] *:border-double *:border-ink *:pt-3">
          <th scope="row" className="text-left">
            Total
          </th>
          <td className="text-right">{article.cost.total.hours.toFixed(1)}</td>
          <td className="pl-5 text-right">{article.cost.total.cost.toFixed(2)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
