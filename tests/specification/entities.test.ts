import { expect, it } from 'vitest';
import { about } from '@/content/about';
import { categories, recentPosts, tags } from '@/content/blog-sidebar';
import { caseStudies } from '@/content/case-studies';
import { contact } from '@/content/contact';
import { socialLinks } from '@/content/contact-links.excerpt';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { features, solutions } from '@/content/home';
import { menu } from '@/content/menu';
import { plans } from '@/content/plans';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { serviceCards } from '@/content/services';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { plain } from '../support/built-pages';
import { renderRoot } from '../support/render-root';

it.each<[entity: string, clause: string, fields: string, entries: readonly object[]]>([
  ['service card', 'ENT', 'title desc icon link', serviceCards],
  ['blog post', 'ENT', 'id title img date tag desc', posts],
  ['blog category', 'ENT', 'id name count', categories],
  ['recent post', 'ENT', 'id img date title', recentPosts()],
  ['tag', 'ENT', 'id name', tags],
  ['FAQ', 'ENT', 'id question answer', faqs],
  ['team member', 'ENT', 'id name designation img', team],
  ['case study', 'ENT', 'id img name', caseStudies],
  ['product', 'ENT', 'id img name price', products],
  ['award', 'ENT', 'id name desc', about.awards.items],
  ['value card', 'ENT', 'id icon title', about.values.items],
  ['solution card', 'ENT', 'id icon name', solutions.items],
  ['feature card', 'ENT', 'id icon title', features.items],
  ['contact card', 'ENT', 'id icon name', contact.cards],
  ['social link', 'ENT', 'id link icon', socialLinks],
  ['menu item', 'LAY-2', 'id name isSubmenu', menu],
  ['footer column', 'LAY-5', 'id name links', footer.columns],
  ['plan', 'BIZ-1', 'id planName desc isPopular monthlyPrice features icon', plans],
  ['testimonial', 'BIZ-2', 'id img name designation review', testimonials],
])('each %s has the fields of %s: %s', (_, __, fields, entries) => {
  expect(entries.length).toBeGreaterThan(0);
  const lacking = entries.flatMap((entry) =>
    fields.split(' ').filter((field) => !(field in entry)),
  );
  expect(lacking).toEqual([]);
});

it('the date of a post is text such as `Jan 15` (ENT)', () => {
  const dates = posts.map(({ date }) => date);
  expect(dates.filter((date) => !/^[A-Z][a-z]{2} \d{1,2}$/.test(date))).toEqual([]);
});

it.each<[entity: string, path: string, fields: string, entries: readonly object[]]>([
  ['FAQ', '/faq', 'question', faqs],
  ['award', '/about', 'name desc', about.awards.items],
  ['value card', '/about', 'title desc', about.values.items],
  ['solution card', '/', 'name desc', solutions.items],
  ['feature card', '/', 'title desc', features.items],
  ['contact card', '/contact', 'name', contact.cards],
  ['testimonial', '/', 'name designation', testimonials],
])('each %s is on %s with its %s, all in one place (ENT)', async (_, path, fields, entries) => {
  const places = [
    ...(await renderRoot(path)).querySelectorAll('main :is(li, figure, details)'),
  ].map(({ textContent }) => plain(textContent));
  const wholes = entries.map((entry) =>
    fields.split(' ').map((field) => plain(String((entry as Record<string, unknown>)[field]))),
  );
  const lacking = wholes.filter(
    (texts) => !places.some((place) => texts.every((text) => place.includes(text))),
  );
  expect(lacking, `ENT on ${path}`).toEqual([]);
});
