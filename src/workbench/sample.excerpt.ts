import { about } from '@/content/about';
import { appointment, interests } from '@/content/appointment';
import { auth } from '@/content/auth';
import { tags } from '@/content/blog-sidebar';
import { products } from '@/content/products';
import { shop } from '@/content/shop';
import { testimonials } from '@/content/testimonials';
import { slugify } from '@/lib/slugify';

/** What the walks find on the pages, as the content has it. */
export const sample = {
  /** The page of a product, and the names of its tabs. */
  productPath: `/shop/${slugify(products[0]?.name ?? '')}`,
  tabs: [shop.tabs.description, shop.tabs.reviews],
  /** A text that finds posts, to which the blog has a link. */
  tag: tags[0]?.name ?? '',
  videoLabel: about.intro.video.label,
  reviews: { count: testimonials.length, next: auth.reviews.next, previous: auth.reviews.previous },
  interests: { chosen: appointment.form.defaultInterest, all: [...interests] },
};
