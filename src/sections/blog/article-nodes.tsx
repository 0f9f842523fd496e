import { createElement, Fragment } from 'react';
import { Portrait } from '@/brand/portrait';
import { Link } from '@/components/link';
import type { ArticleElement, ArticleNode } from '@/content/post';
import type { Path } from '@/routes';
import { ArticleTable } from './article-table';

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
      return <ArticleTable {...node} toReact={toReact} />;
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
