import { caseStudies } from '@/content/case-studies';
import { firm } from '@/content/firm';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/ids';
import type { DetailPath } from '@/routes';

/** An item with its own page: its {name} in the path (GEN-5), and its meta description. */
export type Detail = { name: string; description: string };

const detail = (name: string, description: string): Detail => ({
  name: slugify(name),
  description,
});

/** The items with their own page, by route. For the build only. */
export const details = {
  '/case-study/:name': caseStudies.map(({ name, summary }) => detail(name, summary)),
  '/team/:name': team.map(({ name, designation, focus }) =>
    detail(name, `${name}, ${designation.toLowerCase()} at ${firm.name}. ${focus}.`),
  ),
  '/shop/:name': products.map(({ name, shortDesc }) => detail(name, shortDesc)),
  '/blog/:name': posts.map(({ title, desc }) => detail(title, desc)),
} satisfies Record<DetailPath, readonly Detail[]>;
