import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { products } from '@/content/products';
import { readPage } from '../support/built-pages';
import { choice } from '../support/choice';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';
import { add, books, cartOf, focused, follow, pathOf, payroll, toCart } from '../support/shop';

const visit = openSite();

describe('the shop (SHOP-1, BIZ-3, BIZ-12)', () => {
  it('lists six products with their prices', async () => {
    const page = await visit({ path: '/shop' });
    const prices = await page.locator('main li p.figure').allInnerTexts();
    expect(prices).toEqual(products.map(({ price }) => `${price}.000`));
    const pages = page.getByRole('navigation', { name: 'Pages of the shop' });
    expect(await pages.getByRole('listitem').allInnerTexts()).toEqual(['1', '2', 'Next page']);
    expect(await pages.getByRole('link').count()).toBe(0);
  });

  it.each(products.map(({ name }) => name))('has a page of the name %s', (name) => {
    expect(readPage(pathOf(name)).querySelector('h1')?.textContent).toBe(name);
  });

  it.each(['/shop/BOOKKEEPING-for-owners', '/shop/bookkeeping-for-owners/'])(
    '%s leads to the product',
    async (path) => {
      const page = await visit({ path });
      expect(await page.locator('h1').innerText()).toBe(books);
      expect(new URL(page.url()).pathname).toBe(pathOf(books));
    },
  );
});

describe('a product (SHOP-2, ST-QTY, ST-TABS)', () => {
  const quantity = (page: Page) => page.getByRole('spinbutton');

  it('shows the sale price, five stars, three others, and the way to more', async () => {
    const page = await visit({ path: pathOf(payroll) });
    const order = page.getByRole('region', { name: `Order ${payroll}` });
    expect(await order.locator('s').innerText()).toContain('799.00 USD');
    expect(await order.innerText()).toContain('430.00 USD');
    expect(await order.getByRole('img', { name: 'Five stars' }).count()).toBe(1);
    const related = page.locator('[aria-labelledby=related-title] h3');
    expect(await related.allInnerTexts()).toEqual(products.slice(1, 4).map(({ name }) => name));
    await follow(page, 'Show more', 'Shop');
  });

  it('keeps its quantity at a whole number of at least 1, whatever is typed', async () => {
    const page = await visit({ path: pathOf(payroll) });
    for (const [text, value] of [
      ['-3', '1'],
      ['7', '7'],
      ['1e9', '7'],
      ['abc', '7'],
      ['', '7'],
      ['2.5', '7'],
      ['0', '7'],
      ['999999999999', '9999'],
      [' 12 ', '12'],
    ] as const) {
      await quantity(page).fill(text);
      expect(await quantity(page).inputValue()).toBe(text);
      await quantity(page).blur();
      expect(await quantity(page).inputValue()).toBe(value);
      expect(await quantity(page).getAttribute('aria-valuenow')).toBe(value);
    }
  });

  it('counts by its buttons and the arrow keys, and stops at 1', async () => {
    const page = await visit({ path: pathOf(payroll) });
    const fewer = page.getByRole('button', { name: 'One fewer' });
    expect(await fewer.getAttribute('aria-disabled')).toBe('true');
    await fewer.click({ force: true });
    expect(await quantity(page).inputValue()).toBe('1');
    await page.getByRole('button', { name: 'One more' }).click();
    await quantity(page).press('ArrowUp');
    expect(await quantity(page).inputValue()).toBe('3');
    await quantity(page).press('ArrowDown');
    await quantity(page).fill('40');
    await quantity(page).press('ArrowUp');
    expect(await quantity(page).inputValue()).toBe('41');
    await quantity(page).fill('5');
    await quantity(page).press('Escape');
    expect(await quantity(page).inputValue()).toBe('41');
  });

  it('takes at most 9999, typed or counted up', async () => {
    const page = await visit({ path: pathOf(payroll) });
    const more = page.getByRole('button', { name: 'One more' });
    await quantity(page).fill('9998');
    await quantity(page).press('ArrowUp');
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
    expect(await quantity(page).inputValue()).toBe('9999');
    await more.click({ force: true });
    await quantity(page).press('ArrowUp');
    expect(await quantity(page).inputValue()).toBe('9999');
    await quantity(page).fill('10000');
    await more.click({ force: true });
    expect(await quantity(page).inputValue()).toBe('9999');
    await quantity(page).press('ArrowDown');
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('false');
  });

  it('has two tabs; the reviews say that there are none', async () => {
    const page = await visit({ path: pathOf(payroll) });
    const tab = (name: string) => page.getByRole('radio', { name });
    const learn = page.getByRole('heading', { name: 'Afterwards you can' });
    const panel = page.locator('.if-reviews');
    expect(await tab('Description').isChecked()).toBe(true);
    expect([await learn.isVisible(), await panel.isVisible()]).toEqual([true, false]);
    await tab('Description').focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab('Reviews (0)').isChecked()).toBe(true);
    expect([await learn.isVisible(), await panel.isVisible()]).toEqual([false, true]);
    expect(await panel.getByText('There are no reviews yet.').isVisible()).toBe(true);
    expect(await panel.getByText('Required fields are marked *').isVisible()).toBe(true);
    expect(await panel.locator('[required]').count()).toBe(0);
    await panel.getByRole('radio', { name: '4 stars' }).press('Space');
    await panel.getByLabel('Your review').fill('Clear');
    await panel.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('This demo publishes no reviews.').first().waitFor();
    expect(await panel.getByLabel('Your review').inputValue()).toBe('Clear');
    expect(await panel.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  });

  it('starts afresh when another product is opened', async () => {
    const page = await visit({ path: pathOf(payroll) });
    await page.getByRole('button', { name: 'One more' }).click();
    await choice(page, 'Reviews (0)').click();
    await follow(page, books);
    expect(await quantity(page).inputValue()).toBe('1');
    expect(await page.getByRole('radio', { name: 'Description' }).isChecked()).toBe(true);
  });

  it('of an unknown name goes into the cart as Online Courses at 430', async () => {
    const page = await visit({ path: '/shop/no-such-course' });
    expect(await page.locator('h1').innerText()).toBe('Online Courses');
    await add(page, 'Online Courses');
    await toCart(page);
    expect((await cartOf(page)).lines).toEqual([['Online Courses', '1', '$430.00']]);
  });
});

describe('the checkout (CHK, ST-COUPON, ST-SELECT, VAL-4)', () => {
  const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });

  it('opens and closes its coupon box', async () => {
    const page = await visit({ path: '/checkout', reducedMotion: 'reduce' });
    const toggle = summary(page, 'Click here');
    const code = page.getByLabel('Coupon code');
    expect(await page.getByText('Have a coupon?').isVisible()).toBe(true);
    expect(await code.isVisible()).toBe(false);
    await toggle.click();
    await expect.poll(() => code.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Apply Coupon' }).click();
    expect(await code.isVisible()).toBe(true);
    await toggle.press('Enter');
    await expect.poll(() => code.isVisible()).toBe(false);
  });

  it('takes 500 ms to open its coupon box', async () => {
    const page = await visit({ path: '/checkout' });
    const duration = await page
      .locator('main .disclosure')
      .evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
    expect(duration).toBe('0.5s, 0.5s');
  });

  it('enforces nothing, whatever its asterisks say', async () => {
    const page = await visit({ path: '/checkout' });
    expect(await page.locator('main [required], main [pattern], main [maxlength]').count()).toBe(0);
    expect(await page.getByLabel('Phone').getAttribute('inputmode')).toBe('numeric');
    const labels = await page.locator('main form label').allInnerTexts();
    expect(labels.filter((label) => label.endsWith('*'))).toEqual([
      'First Name *',
      'Last Name *',
      'Country/Region *',
      'Street Address *',
      'Town/City *',
      'State *',
      'Phone *',
      'Email Address *',
    ]);
  });

  it('offers about 250 countries and 300 cities, opened at once and searched by typing', async () => {
    const page = await visit({ path: '/checkout', reducedMotion: 'reduce' });
    expect(await combobox(page, 'Country/Region').inputValue()).toBe('United States');
    expect(await combobox(page, 'State').inputValue()).toBe('New York');
    await combobox(page, 'Country/Region').focus();
    const option = page.getByRole('option').first();
    await option.waitFor();
    expect(await option.getAttribute('aria-setsize')).toBe('250');
    await page.keyboard.type('zeal');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['New Zealand']);
    await page.keyboard.press('Enter');
    await expect.poll(() => combobox(page, 'Country/Region').inputValue()).toBe('New Zealand');
    expect(await page.getByRole('listbox').count()).toBe(0);

    await combobox(page, 'State').click();
    await page.getByRole('option', { name: 'Newark' }).click();
    await expect.poll(() => combobox(page, 'State').inputValue()).toBe('Newark');
    await combobox(page, 'State').fill('zzz');
    await page.getByText('Nothing in the list has these letters.').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => combobox(page, 'State').inputValue()).toBe('Newark');
    const values = await page
      .locator('main form')
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    expect(values).toMatchObject({ country: 'New Zealand', state: 'Newark' });
  });

  it('takes the place that is typed, and keeps its own where none is named', async () => {
    const page = await visit({ path: '/checkout', reducedMotion: 'reduce' });
    const country = combobox(page, 'Country/Region');
    const chosen = async () => [
      await country.inputValue(),
      await page.locator('input[name=country]').inputValue(),
    ];
    const typeAnew = async (text: string) => {
      await country.focus();
      await country.fill(text);
    };
    const twice = (name: string) => [name, name];
    await typeAnew('germ');
    await page.keyboard.press('Tab');
    await expect.poll(chosen).toEqual(twice('Germany'));
    await typeAnew('niger');
    await page.locator('h1').click();
    await expect.poll(chosen).toEqual(twice('Niger'));
    await typeAnew('land');
    await page.keyboard.press('Tab');
    await expect.poll(chosen).toEqual(twice('Niger'));
    await typeAnew('japan');
    await page.keyboard.press('Escape');
    await expect.poll(chosen).toEqual(twice('Niger'));
    await typeAnew('');
    await page.keyboard.press('Tab');
    await expect.poll(chosen).toEqual(twice('Niger'));
  });

  it('opens its list again at a press in the field that has the focus', async () => {
    const page = await visit({ path: '/checkout', reducedMotion: 'reduce' });
    const country = combobox(page, 'Country/Region');
    const isOpen = () => country.getAttribute('aria-expanded');
    await country.click();
    await expect.poll(isOpen).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe('false');
    await country.click();
    await expect.poll(isOpen).toBe('true');
  });

  it('shows a sample order, word for word, that nobody can place', async () => {
    const page = await visit({ path: '/checkout' });
    const order = page.getByRole('region', { name: 'Your Order' });
    expect(await order.getByRole('row', { name: 'Online Courses × 2' }).innerText()).toContain(
      '$900.00',
    );
    expect(await order.innerText()).toContain(
      'Sorry, it seems that there are no available payment methods for your state. Please contact us if you require assistance or wish to make alternate arrangements.',
    );
    await page.getByLabel('First Name').fill('Ann');
    const place = order.getByRole('link', { name: 'Place Order' });
    expect(await place.getAttribute('href')).toBe('#');
    await place.click();
    await page.getByText('This demo takes no orders').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ann');
  });
});

describe('what each page loads', () => {
  const scriptsOf = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate(async () => {
      const entries = performance.getEntriesByType('resource');
      const urls = entries.map(({ name }) => name).filter((name) => name.endsWith('.js'));
      return Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    });
    return texts.join('\n');
  };

  it('countries and cities are loaded by the checkout alone', async () => {
    const checkout = await scriptsOf(await visit({ path: '/checkout' }));
    expect([checkout.includes('Liechtenstein'), checkout.includes('Chula Vista')]).toEqual([
      true,
      true,
    ]);
    for (const path of ['/', '/shop', '/cart', pathOf(payroll)]) {
      const scripts = await scriptsOf(await visit({ path }));
      expect(scripts.length).toBeGreaterThan(100_000);
      expect([scripts.includes('Liechtenstein'), scripts.includes('Chula Vista')]).toEqual([
        false,
        false,
      ]);
    }
  });
});

it('the whole journey goes by keyboard alone', async () => {
  const page = await visit({ path: '/shop', reducedMotion: 'reduce' });
  const { keyboard } = page;
  /** Tabs on until the focused control has this name. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      });
      if (label === name) return;
    }
    throw new Error(`No way to ${name} by Tab`);
  };
  await tabTo(books);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: books }).waitFor();
  await tabTo(`Quantity of ${books}`);
  await keyboard.press('ArrowUp');
  await tabTo('Add to Cart');
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await page.evaluate(() => document.getElementById('main')?.focus());
  await keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 5; presses += 1) {
    if ((await focused(page)) === 'Cart, 2 items') break;
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  await tabTo(`One fewer of ${books}`);
  await keyboard.press('Space');
  expect((await cartOf(page)).lines).toEqual([[books, '1', '$468.00']]);
  await tabTo('Proceed To Checkout');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await tabTo('Have a coupon? Click here');
  await keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Coupon code').isVisible()).toBe(true);
  await tabTo('Place Order');
  await keyboard.press('Enter');
  await page.getByText('This demo takes no orders').waitFor();
});
