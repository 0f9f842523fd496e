import { createElement, type ReactNode, useId } from 'react';
import type { ArticleNode, ArticleTable as Table, TableRow } from '@/content/post';

type Props = Table & { toReact: (nodes: readonly ArticleNode[]) => ReactNode };

/**
 * A table in an article; it scrolls sideways if it is too wide. Rows and cells never change order,
 * so they need no keys.
 */
export function ArticleTable({ caption, columns, rows, toReact }: Props) {
  const captionId = useId();
  const head = columns.map(({ label, isAmount }) =>
    createElement('th', { scope: 'col', 'data-amount': isAmount }, toReact(label)),
  );
  const toRow = ({ cells }: TableRow) => {
    const [name = [], ...rest] = cells;
    const others = rest.map((cell, index) =>
      createElement('td', { 'data-amount': columns[index + 1]?.isAmount }, toReact(cell)),
    );
    return createElement('tr', null, <th scope="row">{toReact(name)}</th>, ...others);
  };
  const body = rows.filter(({ isTotal }) => !isTotal).map(toRow);
  const totals = rows.filter(({ isTotal }) => isTotal).map(toRow);
  return (
    <figure className="article-table sheet">
      <figcaption id={captionId}>{toReact(caption)}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-labelledby={captionId} tabIndex={0}>
        <table className="figure">
          <thead>{createElement('tr', null, ...head)}</thead>
          {createElement('tbody', null, ...body)}
          {totals.length > 0 && createElement('tfoot', null, ...totals)}
        </table>
      </section>
    </figure>
  );
}
