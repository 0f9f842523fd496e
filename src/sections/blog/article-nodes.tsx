import { createElement, Fragment, useId } from 'react';
import { Portrait } from '@/brand/portrait';
import { Link } from '@/components/link';
import type { ArticleElement, ArticleNode, ArticleTable as Table, TableRow } from '@/content/post';
import type { Path } from '@/routes';

/** Renders an article or a part of it (BLOG-2). Nodes never change order, so they need no keys. */
export const toReact = (nodes: readonly ArticleNode[]) =>
  createElement(
    Fragment,
    null,
    ...nodes.map((node) => (typeof node === 'string' ? node : toElement(node))),
  );

function toElement(node: ArticleElement) {
  switch (node.tag) {
    case 'h2':
      return (
        <h2 id={node.id} tabIndex={-1}>
          {toReact(node.children)}
        </h2>
      );
    case 'a':
      // A heading of the article, or another site.
      if (!node.href.startsWith('/')) return <a href={node.href}>{toReact(node.children)}</a>;
      // The build has checked that this page exists.
      return <Link to={node.href as Path}>{toReact(node.children)}</Link>;
    case 'nowrap':
      return <span className="whitespace-nowrap">{node.text}</span>;
    case 'note':
      return (
        <small role="note" className="article-note">
          {toReact(node.children)}
        </small>
      );
    case 'quote':
      return <Quote {...node} />;
    case 'table':
      return <ArticleTable {...node} />;
    default:
      return <node.tag>{toReact(node.children)}</node.tag>;
  }
}

type QuoteProps = Extract<ArticleElement, { tag: 'quote' }>;

const Quote = ({ img, name, designation, children }: QuoteProps) => (
  <figure className="border-l-4 border-marigold pl-6 sm:pl-8">
    <blockquote className="font-heading text-xl font-medium text-balance">
      “{toReact(children)}”
    </blockquote>
    <figcaption className="mt-4 flex items-center gap-3 text-sm leading-5">
      <Portrait src={img} size={44} />
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-soft">{designation}</span>
      </span>
    </figcaption>
  </figure>
);

/**
 * A table in an article; it scrolls sideways if it is too wide. Rows and cells never change order,
 * so they need no keys.
 */
function ArticleTable({ caption, columns, rows }: Table) {
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
