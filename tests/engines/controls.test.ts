import { expect } from 'vitest';
import { interests } from '@/content/appointment';
import { faqs } from '@/content/faqs';
import { behindPaper } from '@/content/home';
import { posts } from '@/content/posts';
import { shop } from '@/content/shop';
import { dollars } from '@/lib/dollars';
import { otherProduct, planPrices } from '../support/sample';
import { inEngines } from './in-engines';
import { button, choice, link, option, summary, tab } from './targets';

/** The size of a phone's window, in px: slightly wider than WebKitGTK's minimum. */
const narrow = [460, 860] as const;

inEngines('a visitor', (it) => {
  it('navigates with the dropdown menu (LAY-2)', async ({ driver, read, visit, shows }) => {
    await visit('/about');
    const expanded = () => read.texts('header details[open] > summary');
    await driver.click(summary('Shop', 'header'));
    await expect.poll(expanded).toEqual(['Shop']);
    await driver.press('Escape');
    await expect.poll(expanded).toEqual([]);
    await driver.press('Enter');
    await expect.poll(expanded).toEqual(['Shop']);
    await driver.click('header a[href="/shop"]');
    await shows('Shop');
    await expect.poll(expanded).toEqual([]);
  });

  it('navigates with the mobile menu (LAY-3, ST-MENU)', async ({ driver, read, visit, shows }) => {
    await driver.setViewport(...narrow);
    await visit('/about');
    const expanded = () => read.texts('#mobile-menu details[open] > summary');
    await driver.click(button('Open menu'));
    await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(true);
    await driver.click(summary('Shop', '#mobile-menu'));
    await expect.poll(expanded).toEqual(['Shop']);
    await driver.click(summary('Pages', '#mobile-menu'));
    await expect.poll(expanded).toEqual(['Pages']);
    await driver.press('Escape');
    await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
    await driver.click(button('Open menu'));
    await driver.click(button('Close menu'));
    await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
    await driver.click(button('Open menu'));
    await driver.click(link('Contact', '#mobile-menu'));
    await shows('Contact');
    await expect.poll(() => read.isVisible('#mobile-menu[open]')).toBe(false);
  });

  it('opens one answer at a time (ST-FAQ)', async ({ driver, read, visit }) => {
    await visit('/faq');
    const open = async () =>
      (await read.attributes('main details', 'open')).map((value) => value !== null);
    const questions = await read.texts('main summary');
    await expect.poll(open).toEqual(faqs.map((_, index) => index === 0));
    await driver.click(summary(questions[2] ?? '', 'main'));
    await expect.poll(open).toEqual(faqs.map((_, index) => index === 2));
    await driver.press('Enter');
    await expect.poll(open).toEqual(faqs.map(() => false));
  });

  it('shows yearly prices, by mouse and keyboard (ST-PRICE)', async ({ driver, read, visit }) => {
    await visit('/pricing');
    const shown = () => read.texts('main li > p > .figure');
    await expect.poll(shown).toEqual(planPrices.monthly);
    await driver.click(choice('Yearly'));
    await expect.poll(shown).toEqual(planPrices.yearly);
    // Backward, since WebKit does not wrap around at the last choice.
    await driver.press('ArrowLeft');
    await expect.poll(shown).toEqual(planPrices.monthly);
  });

  it('chooses the theme, by mouse and keyboard (ST-THEME)', async ({ driver, visit }) => {
    await visit('/faq');
    const theme = () =>
      driver.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await driver.click(choice('Dark', 'footer'));
    await expect.poll(theme).toBe('dark');
    await driver.press('ArrowLeft');
    await expect.poll(theme).toBe('light');
  });

  it('shows the check of a link, and lifts its paper (ST-PAY-6, ST-PAY-7)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit('/#check=1,50.00,20.00,wyoming');
    await expect.poll(() => read.values('#pay-hours')).toEqual(['50.00']);
    await driver.click(button(behindPaper.tab));
    await expect.poll(() => read.isVisible('#pay-chart svg')).toBe(true);
    await driver.click(button(behindPaper.tab));
    await expect.poll(() => read.isVisible('#pay-chart svg')).toBe(false);
  });

  it('lists the paydays of another frequency (ST-DAYS-1)', async ({ driver, read, visit }) => {
    await visit('/services/payroll-processing');
    const listed = async () =>
      (await read.texts('[aria-labelledby=paydays-title] tbody th')).length;
    await expect.poll(listed).toBe(27);
    await driver.click(choice('Monthly'));
    await expect.poll(listed).toBe(13);
  });

  it('chooses an interest, by mouse and keyboard (ST-INTEREST)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit('/appointment');
    const opener = 'main [aria-haspopup=listbox]';
    const chosen = () => read.values('[name=interest]');
    const options = () => read.texts('[role=option]');
    await driver.click(opener);
    await expect.poll(async () => (await options()).length).toBe(interests.length);
    await driver.click(option(interests[2]));
    await expect.poll(chosen).toEqual([interests[2]]);
    await expect.poll(options).toEqual([]);
    await driver.press('Enter');
    await expect.poll(async () => (await options()).length).toBe(interests.length);
    await driver.press('ArrowDown');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual([interests[3]]);
    await driver.press('d');
    await expect.poll(() => read.texts('[role=option][data-focus]')).toEqual([interests[4]]);
    await driver.press('Escape');
    await expect.poll(options).toEqual([]);
    expect(await chosen()).toEqual([interests[3]]);
    expect(await read.texts('.Toastify__toast')).toEqual([]);
  });

  it('selects a product’s tabs, by mouse and keyboard (ST-TABS)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit(otherProduct.path);
    const shown = async () => [
      ...(await read.texts('[role=tab][aria-selected=true]')),
      await read.isVisible('[role=tabpanel] form'),
    ];
    await expect.poll(shown).toEqual([shop.tabs.description, false]);
    await driver.click(tab(shop.tabs.reviews));
    await expect.poll(shown).toEqual([shop.tabs.reviews, true]);
    await driver.press('ArrowLeft');
    await expect.poll(shown).toEqual([shop.tabs.description, false]);
  });

  it('finds a country by typing, and keeps it at signs (CHK-2, ST-SELECT)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit('/checkout');
    const country = 'main [autocomplete=country-name]';
    const state = 'main [autocomplete=address-level1]';
    const chosen = () => read.values('[name=country], [name=state]');
    await driver.type(country, 'ger');
    await expect.poll(() => read.texts('[role=option]')).toContain('Germany');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual(['Germany', 'New York']);
    await driver.type(country, '-');
    await expect.poll(() => read.texts('main [role=status]')).toContain('No match in the list.');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual(['Germany', 'New York']);
    await driver.type(country, 'jap');
    await expect.poll(() => read.texts('[role=option]')).toEqual(['Japan']);
    await driver.click(state);
    await expect.poll(chosen).toEqual(['Japan', 'New York']);
    await driver.click(option('Newark'));
    await expect.poll(chosen).toEqual(['Japan', 'Newark']);
  });

  it('requires an email to subscribe to the newsletter (ST-NEWS, VAL-1, BIZ-7)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit('/faq');
    await driver.click(button('Subscribe'));
    await expect.poll(() => read.text('#newsletter-error')).toBe('Please enter your email');
    await driver.type('[aria-labelledby="newsletter-title"] input', 'ann@books.example');
    await driver.press('Enter');
    await expect.poll(() => read.texts('.Toastify__toast')).toEqual(['Thanks for subscribing!']);
    expect(await read.values('[aria-labelledby="newsletter-title"] input')).toEqual(['']);
    expect(await read.text('#newsletter-error')).toBe('');
    await expect.poll(() => read.texts('.Toastify__toast')).toEqual([]);
  });

  it('goes from the shop to the checkout (SHOP-2, ST-CART, CHK-3, LAY-5)', async ({
    driver,
    read,
    visit,
    shows,
  }) => {
    await visit('/shop');
    await driver.click(link(otherProduct.name));
    await shows(otherProduct.name);
    await driver.click(button(`One more of ${otherProduct.name}`));
    await driver.click(button('Add to Cart'));
    await driver.click({ css: 'header a', name: 'Cart, 2 items' });
    await shows('Cart');
    const cart = async () => [
      ...(await read.texts('.cart-row th')),
      ...(await read.values('.cart-row input')),
      ...(await read.texts('.cart-row [data-part=subtotal]')),
      await read.text('[aria-labelledby=totals-title] dd'),
    ];
    const holds = (quantity: number) => {
      const sum = dollars(quantity * otherProduct.price);
      return expect.poll(cart).toEqual([otherProduct.name, `${quantity}`, sum, sum]);
    };
    await holds(2);
    await driver.click(button(`One more of ${otherProduct.name}`));
    await holds(3);
    await driver.type('.cart-row input', '12');
    await driver.press('Enter');
    await holds(12);
    await driver.press('ArrowUp');
    await holds(13);
    await driver.click(link('Proceed To Checkout'));
    await shows('Checkout');
    await expect.poll(() => read.isVisible('header a[aria-label="Cart, 13 items"]')).toBe(true);
    expect(await read.text('main')).toContain(shop.checkout.order.total.amount);
    const entries = () => driver.evaluate(() => history.length);
    const before = await entries();
    await driver.click(link('Place Order', 'main'));
    expect([
      await driver.evaluate(() => location.href.endsWith('/checkout')),
      await entries(),
    ]).toEqual([true, before]);
    expect(await driver.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('undoes a removal from the cart, by mouse and keyboard (ST-CART-8)', async ({
    driver,
    read,
    visit,
    shows,
  }) => {
    await visit(otherProduct.path);
    await driver.click(button('Add to Cart'));
    await driver.click({ css: 'header a', name: 'Cart, 1 item' });
    await shows('Cart');
    await driver.click(button('Empty Cart'));
    await driver.click(button('Undo'));
    const lines = () => read.texts('.cart-row th');
    await expect.poll(lines).toEqual([otherProduct.name]);
    await expect.poll(() => read.text(':focus')).toBe(otherProduct.name);
    await driver.click(button(`Remove ${otherProduct.name}`));
    await expect.poll(() => read.isVisible('.toast-action')).toBe(true);
    await expect.poll(() => read.texts('.Toastify__toast')).toHaveLength(1);
    // The toast, then its button.
    await driver.press('Tab');
    await driver.press('Tab');
    await expect.poll(() => read.text(':focus')).toBe('Undo');
    await driver.press('Enter');
    await expect.poll(lines).toEqual([otherProduct.name]);
  });

  it('filters the articles by a word (BLOG-1)', async ({ driver, read, visit, shows }) => {
    await visit('/blog');
    const titles = () => read.texts('main ul > li > div > h2');
    await expect.poll(titles).toEqual(posts.map(({ title }) => title));
    await driver.type('[name=search]', 'bank');
    const found = posts.filter(({ title, desc, tag }) => /bank/i.test(`${title} ${desc} ${tag}`));
    await expect.poll(titles).toEqual(found.map(({ title }) => title));
    await expect.poll(() => driver.evaluate(() => location.search)).toBe('?q=bank');
    await driver.click(link(`Read More: ${found[0]?.title}`));
    await shows(found[0]?.title ?? '');
    await driver.back();
    await shows('Blog');
    await expect.poll(titles).toEqual(found.map(({ title }) => title));
    expect(await read.values('[name=search]')).toEqual(['bank']);
    await driver.type('[name=search]', 'zebra');
    await expect.poll(() => read.text('[role=status]')).toBe('No articles match.');
    await driver.click(button('Show all articles'));
    await expect.poll(titles).toEqual(posts.map(({ title }) => title));
  });
});
