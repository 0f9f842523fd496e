import { afterEach, expect, it, vi } from 'vitest';
import { tags } from '@/content/blog-sidebar';
import { plans } from '@/content/plans';
import { posts } from '@/content/posts';
import { startVisit } from '../support/start-visit';
import { textsIn } from '../support/words-in';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/contact', 'CONTACT-1', '[aria-labelledby=contact-form-title] form'],
  ['/blog-details', 'BLOG-2', '[aria-labelledby=reply-title] form'],
  ['/blog-details', 'BLOG-2', '[aria-labelledby=comments-title] form'],
  ['/login', 'AUTH-1', 'main form'],
  ['/register', 'AUTH-1', 'main form'],
])(
  'on %s, a form does not submit and keeps what was typed (%s)',
  async (path, clause, selector) => {
    const visit = await startVisit(path);
    const field = `${selector} :is(input, textarea)[name]`;
    await visit.type(field, 'Ann ');
    const form = visit.find<HTMLFormElement>(selector);
    const native = vi.fn();
    form.ownerDocument.addEventListener('submit', (event) => native(event.defaultPrevented), {
      once: true,
    });
    await visit.perform(() =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    expect(native.mock.lastCall, `${clause} on ${path}`).toEqual([true]);
    expect(visit.find<HTMLInputElement>(field).value, `${clause}, ST-FORM on ${path}`).toBe('Ann ');
    expect(visit.address(), `${clause} on ${path}`).toBe(path);
    await visit.end();
  },
);

it('each reply keeps its own text and says so alone (ST-FORM, BLOG-2)', async () => {
  const visit = await startVisit('/blog-details');
  const all = '[aria-labelledby=comments-title] form';
  const forms = () => [...visit.page.querySelectorAll<HTMLFormElement>(all)];
  expect(forms().length, 'BLOG-2 on /blog-details').toBeGreaterThan(1);
  await visit.type(`${all} [name=reply]`, 'Ann');
  await visit.perform(() =>
    forms()[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  const shown = forms().map((form) => [
    form.querySelector<HTMLInputElement>('[name=reply]')?.value,
    form.querySelector('[role=status]')?.textContent !== '',
  ]);
  expect(shown, 'ST-FORM on /blog-details').toEqual(
    forms().map((_, index) => (index === 0 ? ['Ann', true] : ['', false])),
  );
  await visit.end();
});

it('all prices of the page follow the billing period, twelve times as much by the year (ST-PRICE)', async () => {
  const visit = await startVisit('/pricing');
  const prices = () =>
    ['li > p > .figure', 'thead th > .tabular-nums'].flatMap((place) =>
      textsIn(visit.page, `[aria-labelledby=pricing-title] ${place}`),
    );
  const monthly = prices();
  const yearly = '[aria-labelledby=pricing-title] [type=radio][value=yearly]';
  await visit.perform(() => visit.find<HTMLInputElement>(yearly).click());
  expect(prices(), 'ST-PRICE on /pricing').toEqual(
    monthly.map((price) => String(12 * Number(price))),
  );
  expect(monthly.length, 'ST-PRICE on /pricing').toBe(2 * plans.length);
  await visit.end();
});

/** What the blog's search shows. */
const titlesOf = ({ page }: Awaited<ReturnType<typeof startVisit>>) =>
  textsIn(page, 'main ul > li > div > h2');
const titles = posts.map(({ title }) => title);

it('the search filters as one types, by title, description and tag (BLOG-1)', async () => {
  const visit = await startVisit('/blog');
  expect(titlesOf(visit), 'BLOG-1 on /blog').toEqual(titles);
  for (const field of ['title', 'desc', 'tag'] as const) {
    for (const post of posts) {
      await visit.type('[name=search]', post[field].toUpperCase());
      expect(titlesOf(visit), `BLOG-1: ${field} of ${post.title}`).toContain(post.title);
    }
  }
  await visit.end();
});

it('the text of the search stands in the address (BLOG-1)', async () => {
  const visit = await startVisit('/blog');
  const seen = [];
  for (const text of ['bank feed', '']) {
    await visit.type('[name=search]', text);
    seen.push(visit.address());
  }
  expect(seen, 'BLOG-1 on /blog').toEqual(['/blog?q=bank+feed', '/blog']);
  await visit.end();
});

it('the search says so when nothing matches (BLOG-1)', async () => {
  const visit = await startVisit('/blog');
  await visit.type('[name=search]', 'zzyzx');
  expect(titlesOf(visit), 'BLOG-1 on /blog').toEqual([]);
  expect(textsIn(visit.page, 'main search [role=status]'), 'BLOG-1 on /blog').toEqual([
    'No articles match.',
  ]);
  await visit.end();
});

it.each(tags)('the address of the tag $name shows its search (BLOG-1)', async ({ name }) => {
  const visit = await startVisit(`/blog?q=${encodeURIComponent(name)}`);
  expect(visit.find<HTMLInputElement>('[name=search]').value, 'BLOG-1 on /blog').toBe(name);
  expect(titlesOf(visit).length, `BLOG-1: ${name}`).toBeGreaterThan(0);
  expect(titlesOf(visit).length, `BLOG-1: ${name}`).toBeLessThan(titles.length);
  await visit.end();
});

it.each(['/login', '/register'])('%s signs nobody in (AUTH-1)', async (path) => {
  const visit = await startVisit(path);
  const before = textsIn(visit.page, 'h1, main form a');
  await visit.press('', 'main button');
  expect(visit.address(), `AUTH-1 on ${path}`).toBe(path);
  expect(textsIn(visit.page, 'h1, main form a'), `AUTH-1 on ${path}`).toEqual(before);
  await visit.end();
});

it.each(['/login', '/register'])(
  '%s shows one review at a time, in a loop (AUTH-1)',
  async (path) => {
    const visit = await startVisit(path);
    const shown = () => textsIn(visit.page, '[aria-roledescription=carousel] p.figure')[0];
    const seen = [shown()];
    for (const button of ['Next review', 'Previous review', 'Previous review', 'Next review']) {
      await visit.press(button);
      seen.push(shown());
    }
    const places = [1, 2, 1, 8, 1].map((place) => `Review ${place} of 8`);
    expect(seen, `AUTH-1 on ${path}`).toEqual(places);
    await visit.end();
  },
);
