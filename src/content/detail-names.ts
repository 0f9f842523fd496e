import { caseStudies } from '@/content/case-studies';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/slugify';
import type { DetailPath } from '@/routes';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => slugify(name));

/** The names that have a page of their own, by route. Only the build reads them all. */
export const detailNames = {
  '/case-study/:name': names(caseStudies),
  '/team/:name': names(team),
  '/shop/:name': names(products),
  '/blog/:name': posts.map(({ title }) => slugify(title)),
} satisfies Record<DetailPath, readonly string[]>;
