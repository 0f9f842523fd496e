import { describe, expect, it } from 'vitest';
import * as content from '@/content/home';
import { newestPosts } from '@/content/newest-posts.excerpt';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const root = await renderRoot('/');

/** The sections in the order of the specification, and what each lists. */
const sections = [
  ['HOME-1', 'hero-title', 'figure.relative'],
  ['HOME-2', 'logos-title', 'li svg'],
  ['HOME-3', 'solutions-title', 'li h3'],
  ['HOME-4', 'features-title', 'li h3'],
  ['HOME-5', '', 'p > .figure'],
  ['HOME-6', 'steps-title', 'li h3'],
  ['HOME-7', 'why-us-title', 'li h3'],
  ['HOME-8', 'integrations-title', 'li .chip'],
  ['HOME-9', 'call-title', 'a[href^="tel:"]'],
  ['HOME-10', 'testimonials-title', 'li blockquote'],
  ['HOME-11', 'pricing-title', 'li h3'],
  ['HOME-12', 'questions-title', 'li summary'],
  ['HOME-13', 'blog-title', 'li h3'],
] as const;

const shown = [...root.querySelectorAll('main > section, main > div > section')].map((section) => ({
  section,
  title: section.getAttribute('aria-labelledby') ?? '',
}));

const sectionOf = (title: string) => `[aria-labelledby=${title}]`;

describe('the home page (HOME-1 to HOME-13)', () => {
  it.each(sections)(
    '%s: its section is in its place, and lists something',
    (clause, title, item) => {
      const place = sections.findIndex((section) => section[1] === title);
      expect(
        shown.findIndex((section) => section.title === title),
        `${clause} on /`,
      ).toBe(place);
      expect(shown.length, `${clause} on /`).toBe(sections.length);
      const section = shown.find((one) => one.title === title)?.section;
      expect(section?.querySelectorAll(item).length, `${clause} on /`).toBeGreaterThan(0);
    },
  );
});

it('the hero leads to the contact page and the questions, beside a sample check (HOME-1)', () => {
  const all = linksIn(root, `${sectionOf('hero-title')} a`).map(([text, address]) => [
    text.replace(/ from .*/, ''),
    address,
  ]);
  expect(all, 'HOME-1 on /').toContainEqual(['Get Started', '/contact']);
  expect(all, 'HOME-1 on /').toContainEqual(['Learn More', '/faq']);
  const controls = root.querySelectorAll(`${sectionOf('hero-title')} input[role=spinbutton]`);
  expect(controls.length, 'HOME-1 on /').toBe(2);
});

it('the strip of 8 logos scrolls (HOME-2)', () => {
  expect(textsIn(root, '#logos-title')[0], 'HOME-2 on /').toContain('15,000+ businesses');
  const strip = `${sectionOf('logos-title')} .carousel`;
  expect(root.querySelectorAll(`${strip} li svg`).length, 'HOME-2 on /').toBe(8);
});

it('the call to action leads to the contact page (HOME-9)', () => {
  const [action] = linksIn(root, `${sectionOf('call-title')} a`);
  expect(action?.[1], 'HOME-9 on /').toBe('/contact');
});

it('at most one question is open, also without script (ST-FAQ)', () => {
  const names = valuesIn(root, '[aria-labelledby=questions-title] details', 'name');
  expect(names.length, 'ST-FAQ on /').toBeGreaterThan(1);
  expect(new Set(names).size, 'ST-FAQ on /: details of one name').toBe(1);
  expect(names[0], 'ST-FAQ on /').not.toBe('');
});

describe('the blog section (HOME-13)', () => {
  const blog = sectionOf('blog-title');

  it('has its heading, title and intro', () => {
    expect(textsIn(root, `${blog} h2`), 'HOME-13 on /').toEqual(['News & Blog']);
    expect(textsIn(root, '#blog-title'), 'HOME-13 on /').toEqual([content.blog.title]);
    const intro = textsIn(root, `${blog} #blog-title + p`).join();
    for (const topic of ['accounting', 'payroll processing', 'financial management'])
      expect(intro, 'HOME-13 on /').toContain(topic);
  });

  it('has posts with date and year, category, image, title, description and link', () => {
    const year = new Date().getFullYear();
    const posts = [...root.querySelectorAll(`${blog} li`)].map((post) => ({
      head: textsIn(post, 'p:has(> .chip) > span'),
      image: valuesIn(post, 'img', 'src').length,
      title: textsIn(post, 'h3'),
      desc: textsIn(post, 'h3 + p'),
      links: linksIn(post, 'a'),
    }));
    expect(posts.length, 'HOME-13 on /').toBeGreaterThan(1);
    const expected = newestPosts.slice(0, posts.length).map(({ title, date, tag, desc }) => ({
      head: [`${date}, ${year}`, tag],
      image: 1,
      title: [title],
      desc: [desc],
      links: [[`Read more: ${title}`, `/blog/${title.toLowerCase().replaceAll(' ', '-')}`]],
    }));
    expect(posts, 'HOME-13 on /').toEqual(expected);
  });

  it('ends with links to the blog, and on mobile to its details', () => {
    const links = linksIn(root, `${blog} a`);
    expect(links.slice(-2), 'HOME-13 on /').toEqual([
      ['See All Blog', '/blog'],
      ['See All Blog', '/blog-details'],
    ]);
  });
});
