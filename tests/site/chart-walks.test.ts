import * as machines from '@machines/index';
import {
  cartMachine,
  couponMachine,
  desktopMenuMachine,
  faqMachine,
  headerScrollMachine,
  mobileMenuMachine,
  newsletterMachine,
  numberFieldMachine,
  pricingMachine,
  quantityMachine,
  searchMachine,
  selectMachine,
  slideShowMachine,
  tabsMachine,
  videoDialogMachine,
} from '@machines/index';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { menu } from '@/content/menu';
import { posts } from '@/content/posts';
import { coveringRoutes, type Sample, transitionsOf } from '../support/graph-paths';
import { openSite, type Visit } from '../support/open-site';

const visit = openSite();

/** How a machine is worked on the site: what a visitor does for each event, and what then shows. */
type Walk<M extends AnyStateMachine> = Sample<M> & {
  visit: Visit;
  /** What is done to the page before the walk. */
  prepare?: (page: Page) => Promise<unknown>;
  perform: {
    [Type in EventFromLogic<M>['type']]: (
      page: Page,
      event: Extract<EventFromLogic<M>, { type: Type }>,
    ) => Promise<unknown>;
  } & Partial<Record<`xstate.after.${string}`, (page: Page) => Promise<unknown>>>;
  shows: (page: Page, snapshot: SnapshotFrom<M>) => Promise<unknown>;
};

const counts: Record<string, object> = {};
afterAll(() => console.table(counts));

/** Walks the shortest paths that take every transition, and looks at the page after each step. */
function walkOnSite<M extends AnyStateMachine>(
  machine: M,
  { visit: where, prepare, perform, shows, ...sample }: Walk<M>,
) {
  const routes = coveringRoutes(machine, sample as Sample<M>);
  const taken = new Set(
    routes.flatMap(({ start, steps }) => {
      let before = start;
      return steps.flatMap(({ event, after }) => {
        const step = (machine as AnyStateMachine).getTransitionData(
          before as never,
          event as never,
        );
        before = after;
        return step ?? [];
      });
    }),
  );
  const all = transitionsOf(machine);
  counts[machine.id] = { walks: routes.length, transitions: all.length, taken: taken.size };

  describe(`the ${machine.id} machine on ${where.path}`, () => {
    it('has walks that take all its transitions', () => {
      expect(all.filter((step) => !taken.has(step))).toEqual([]);
    });

    it.each(
      routes.map(
        (route) => [route.steps.map(({ event }) => event.type).join(', '), route] as const,
      ),
    )('%s', async (_, { start, steps }) => {
      const page = await visit({ reducedMotion: 'reduce', ...where });
      await prepare?.(page);
      await shows(page, start);
      for (const { event, after } of steps) {
        const act = perform[event.type as EventFromLogic<M>['type']] as (
          page: Page,
          event: unknown,
        ) => Promise<unknown>;
        await act(page, event);
        await shows(page, after);
      }
    });
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

walkOnSite(pricingMachine, {
  visit: { path: '/pricing' },
  events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  perform: {
    'monthly.selected': (page) => page.getByRole('radio', { name: 'Monthly' }).click(),
    'yearly.selected': (page) => page.getByRole('radio', { name: 'Yearly' }).click(),
  },
  shows: async (page, { value }) => {
    const shown = () => page.locator('main li > p > .figure').allInnerTexts();
    const prices = value === 'yearly' ? ['120', '240', '480'] : ['10', '20', '40'];
    await expect.poll(shown).toEqual(prices);
  },
});

walkOnSite(faqMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'item.toggled', index: 0 },
    { type: 'item.toggled', index: 2 },
  ],
  perform: {
    'item.toggled': (page, { index }) => page.locator('main h3 button').nth(index).click(),
  },
  shows: (page, { value, context }) =>
    expect
      .poll(() =>
        page
          .locator('main h3 button')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true')),
      )
      .toEqual([0, 1, 2, 3, 4].map((index) => value === 'open' && index === context.openIndex)),
});

walkOnSite(tabsMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [{ type: 'description.selected' }, { type: 'reviews.selected' }],
  perform: {
    'description.selected': (page) => page.getByRole('tab', { name: 'Description' }).click(),
    'reviews.selected': (page) => page.getByRole('tab', { name: 'Reviews (0)' }).click(),
  },
  shows: (page, { value }) =>
    expect
      .poll(() => page.getByRole('tab', { selected: true }).innerText())
      .toBe(value === 'reviews' ? 'Reviews (0)' : 'Description'),
});

walkOnSite(couponMachine, {
  visit: { path: '/checkout' },
  events: [{ type: 'coupon.toggled' }],
  perform: { 'coupon.toggled': (page) => button(page, 'Click here').click() },
  shows: (page, { value }) =>
    expect.poll(() => page.getByLabel('Coupon code').isVisible()).toBe(value === 'open'),
});

walkOnSite(quantityMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [
    { type: 'quantity.incremented' },
    { type: 'quantity.decremented' },
    { type: 'quantity.counted', quantity: 3 },
  ],
  stopWhen: ({ context }) => context.quantity > 4,
  perform: {
    'quantity.incremented': (page) => button(page, 'One more').click(),
    'quantity.decremented': (page) => button(page, 'One fewer').click({ force: true }),
    'quantity.counted': async (page, { quantity }) => {
      await page.getByRole('spinbutton').fill(String(quantity));
      await page.getByRole('spinbutton').press('Enter');
    },
  },
  shows: (page, { context }) =>
    expect
      .poll(() => page.getByRole('spinbutton').getAttribute('aria-valuenow'))
      .toBe(String(context.quantity)),
});

walkOnSite(numberFieldMachine, {
  visit: { path: '/shop/multistate-payroll' },
  events: [
    { type: 'text.typed', text: '12' },
    { type: 'text.typed', text: '-3' },
    { type: 'text.finished' },
    { type: 'text.discarded' },
  ],
  perform: {
    'text.typed': (page, { text }) => page.getByRole('spinbutton').fill(text),
    'text.finished': (page) => page.getByRole('spinbutton').press('Enter'),
    'text.discarded': (page) => page.getByRole('spinbutton').press('Escape'),
  },
  shows: (page, { value, context }) =>
    expect
      .poll(() => page.getByRole('spinbutton').inputValue())
      .toBe(value === 'typing' ? context.text : String(context.number)),
});

walkOnSite(videoDialogMachine, {
  visit: { path: '/about' },
  events: [{ type: 'video.opened' }, { type: 'video.closed' }],
  perform: {
    'video.opened': (page) => button(page, 'Play the video').click(),
    'video.closed': (page) => button(page, 'Close video').click(),
  },
  shows: (page, { value }) =>
    expect.poll(() => page.locator('dialog iframe').count()).toBe(value === 'open' ? 1 : 0),
});

walkOnSite(newsletterMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'email.changed', email: '' },
    { type: 'email.changed', email: 'ann@a.co' },
    { type: 'form.submitted' },
  ],
  perform: {
    'email.changed': (page, { email }) => page.getByLabel('Email address').fill(email),
    'form.submitted': (page) => button(page, 'Subscribe').click(),
  },
  shows: async (page, { value, context }) => {
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(context.email);
    const error = page.getByText('Please enter your email');
    await expect.poll(() => error.count()).toBe(value === 'missingEmail' ? 1 : 0);
  },
});

const groups = menu.filter(({ isSubmenu }) => isSubmenu);
const [shop, blog] = [groups[1]?.id ?? '', groups[2]?.id ?? ''];
const nameOf = (id: string) => menu.find((item) => item.id === id)?.name ?? '';

walkOnSite(mobileMenuMachine, {
  visit: { path: '/faq', width: 390 },
  events: [
    { type: 'menu.opened' },
    { type: 'menu.closed' },
    { type: 'submenu.toggled', id: shop },
    { type: 'submenu.toggled', id: blog },
  ],
  perform: {
    'menu.opened': (page) => button(page, 'Open menu').click(),
    'menu.closed': (page) => button(page, 'Close menu').click(),
    'submenu.toggled': (page, { id }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: nameOf(id) })
        .click(),
  },
  shows: async (page, snapshot) => {
    const isOpen = snapshot.matches('open');
    await expect.poll(() => page.locator('#mobile-menu[open]').count()).toBe(isOpen ? 1 : 0);
    const expanded = page.locator('#mobile-menu [aria-expanded=true]');
    const { expandedId } = snapshot.context;
    await expect
      .poll(() => expanded.allTextContents())
      .toEqual(expandedId ? [nameOf(expandedId)] : []);
  },
});

const grace = 'xstate.after.grace.desktopMenu.peeked.leaving' as const;

walkOnSite(desktopMenuMachine, {
  visit: { path: '/faq' },
  events: [
    { type: 'group.entered', id: shop },
    { type: 'group.entered', id: blog },
    { type: 'group.left' },
    { type: 'group.pressed', id: shop },
    { type: 'group.pressed', id: blog },
    { type: 'menu.dismissed' },
    { type: grace },
  ],
  prepare: async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'group.entered': (page, { id }) => button(page, nameOf(id)).hover(),
    'group.left': (page) => page.mouse.move(640, 700),
    // By keyboard, since a mouse would enter the group first.
    'group.pressed': (page, { id }) => button(page, nameOf(id)).press('Enter'),
    'menu.dismissed': (page) => page.locator('#main').evaluate((main) => main.focus()),
    [grace]: (page) => page.clock.runFor(180),
  },
  shows: (page, { context: { openId } }) =>
    expect
      .poll(() => page.locator('nav [aria-expanded=true]').allTextContents())
      .toEqual(openId ? [nameOf(openId)] : []),
});

const rest = 'xstate.after.rest.slideShow.running' as const;

walkOnSite(slideShowMachine, {
  visit: { path: '/login' },
  input: { count: 8 },
  events: [
    { type: 'show.held' },
    { type: 'show.released' },
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'slide.dragged', index: 2 },
    { type: rest },
  ],
  prepare: async (page) => {
    await page.locator('.carousel-single.swiper-initialized').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  perform: {
    'show.held': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'show.released': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    // By script, since a pointer or focus on a button would hold the show.
    'next.pressed': (page) => button(page, 'Next review').dispatchEvent('click'),
    'previous.pressed': (page) => button(page, 'Previous review').dispatchEvent('click'),
    'slide.dragged': async (page, { index }) => {
      await page.locator('.carousel-single').evaluate((viewport, to) => {
        type Slides = { swiper: { slideToLoop(to: number, speed: number): void } };
        (viewport as unknown as Slides).swiper.slideToLoop(to, 0);
      }, index);
      // Swiper moves with the next frame.
      await page.clock.runFor(50);
    },
    [rest]: (page) => page.clock.runFor(3000),
  },
  shows: (page, { context: { index } }) =>
    expect.poll(() => page.getByText(/\d of 8/).innerText()).toContain(`${index + 1} of 8`),
});

walkOnSite(headerScrollMachine, {
  visit: { path: '/faq' },
  events: [0, 101, 201].map((y) => ({ type: 'page.scrolled', y })),
  perform: {
    'page.scrolled': (page, { y }) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y),
  },
  shows: (page, { value }) =>
    expect
      .poll(async () => ({
        header: await page.getByRole('banner').getAttribute('data-state'),
        scrollToTop: await page
          .locator('button[aria-label="Scroll to top"]')
          .getAttribute('data-state'),
      }))
      .toEqual(value),
});

walkOnSite(selectMachine, {
  visit: { path: '/appointment' },
  input: { value: 'Accounting Service' },
  events: [{ type: 'list.toggled' }, { type: 'option.chosen', value: 'Tax Service' }],
  perform: {
    'list.toggled': async (page) => {
      const isOpen = (await page.getByRole('listbox').count()) > 0;
      await (isOpen ? page.keyboard.press('Escape') : button(page, 'Interest').click());
    },
    'option.chosen': (page, { value }) => page.getByRole('option', { name: value }).click(),
  },
  shows: async (page, { value, context }) => {
    await expect.poll(() => page.getByRole('listbox').count()).toBe(value === 'open' ? 1 : 0);
    expect(await page.locator('[name=interest]').inputValue()).toBe(context.value);
  },
});

walkOnSite(searchMachine, {
  visit: { path: '/blog' },
  input: {
    entries: posts.map(({ id, title, desc, tag }) => ({
      id,
      text: `${title} ${desc} ${tag}`.toLowerCase(),
    })),
  },
  events: ['', 'bank', 'zebra'].map((query) => ({ type: 'query.changed', query })),
  perform: {
    'query.changed': (page, { query }) => page.getByLabel('Search articles').fill(query),
  },
  shows: async (page, snapshot) => {
    const titles = posts.filter(({ id }) => snapshot.context.matchIds.includes(id));
    await expect
      .poll(() => page.locator('main ul > li > div > h2').allInnerTexts())
      .toEqual(titles.map(({ title }) => title));
    const nothing = page.getByText('No article has these words.');
    expect(await nothing.count()).toBe(snapshot.matches('unmatched') ? 1 : 0);
  },
});

const courses = [
  { id: 'product-5', name: 'Multistate Payroll', price: 780, qty: 1 },
  { id: 'product-2', name: 'Bookkeeping for Owners', price: 468, qty: 1 },
];
const courseOf = (id: string) => courses.find((course) => course.id === id)?.name ?? '';
const [first, second] = courses.map(({ id }) => id) as [string, string];

walkOnSite(cartMachine, {
  visit: { path: '/cart' },
  events: [
    ...courses.map((item) => ({ type: 'item.added' as const, item })),
    { type: 'item.decremented', id: first },
    { type: 'item.counted', id: first, qty: 2 },
    { type: 'item.removed', id: first },
    { type: 'item.removed', id: second },
    { type: 'cart.emptied' },
  ],
  stopWhen: ({ context }) => context.cartItems.some(({ qty }) => qty > 2),
  perform: {
    'item.added': async (page, { item }) => {
      await page.locator('main').getByRole('link', { name: 'Shop', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
      await page.locator('main').getByRole('link', { name: item.name }).click();
      await page.getByRole('heading', { level: 1, name: item.name }).waitFor();
      await button(page, 'Add to Cart').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart, / })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    },
    'item.decremented': (page, { id }) => button(page, `One fewer of ${courseOf(id)}`).click(),
    'item.counted': async (page, { id, qty }) => {
      const field = page.getByRole('spinbutton', { name: courseOf(id) });
      await field.fill(String(qty));
      await field.press('Enter');
    },
    'item.removed': (page, { id }) => button(page, `Remove ${courseOf(id)}`).click(),
    'cart.emptied': (page) => button(page, 'Empty Cart').click(),
  },
  shows: async (page, snapshot) => {
    const isEmpty = snapshot.matches('empty');
    const message = page.getByText('Please add products to your cart!');
    await expect.poll(() => message.count()).toBe(isEmpty ? 1 : 0);
    const { cartItems, itemPrice } = snapshot.context;
    const rows = page.locator('.cart-row');
    const shown = () =>
      rows.evaluateAll((all) =>
        all.map((row) => [row.querySelector('th')?.textContent, row.querySelector('input')?.value]),
      );
    await expect.poll(shown).toEqual(cartItems.map(({ name, qty }) => [name, String(qty)]));
    if (isEmpty) return;
    const total = page.locator('[aria-labelledby=totals-title] dd').first();
    await expect
      .poll(async () => Number((await total.innerText()).replace(/[$,]/g, '')))
      .toBe(itemPrice);
  },
});

it('every machine is walked, but for those that time and the network move', () => {
  const walked = Object.keys(counts);
  const rest = Object.values(machines).map(({ id }) => id);
  // Their transitions are taken in carousels, home and navigation.test.ts.
  expect(rest.filter((id) => !walked.includes(id))).toEqual(['carousel', 'counter', 'navigation']);
});
