import { expect } from 'vitest';
import { interests } from '@/content/appointment';
import { posts } from '@/content/posts';
import { documentTitle } from '@/lib/document-title';
import { otherProduct } from '../support/sample';
import { inEngines } from './in-engines';

/** The size of a phone's window, in px: slightly wider than WebKitGTK's minimum. */
const narrow = [460, 860] as const;

const button = (name: string) => ({ css: 'button', name });

// What differs between engines: focus, dialogs, native controls, history.
inEngines('a visitor', (it) => {
  it('opens a dropdown menu by mouse and keyboard (LAY-2)', async ({ driver, read, visit }) => {
    await visit('/about');
    const expanded = () => read.texts('header details[open] > summary');
    await driver.click({ css: 'header summary', name: 'Shop' });
    await expect.poll(expanded).toEqual(['Shop']);
    await driver.press('Escape');
    await expect.poll(expanded).toEqual([]);
    await driver.press('Enter');
    await expect.poll(expanded).toEqual(['Shop']);
  });

  it('navigates with the mobile menu, a dialog (LAY-3, ST-MENU)', async ({
    driver,
    read,
    visit,
    shows,
  }) => {
    await driver.setViewport(...narrow);
    await visit('/about');
    const isOpen = () => read.isVisible('#mobile-menu[open]');
    const expanded = () => read.texts('#mobile-menu details[open] > summary');
    await driver.click(button('Open menu'));
    await expect.poll(isOpen).toBe(true);
    for (const name of ['Shop', 'Pages']) {
      await driver.click({ css: '#mobile-menu summary', name });
      await expect.poll(expanded).toEqual([name]);
    }
    await driver.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await driver.click(button('Open menu'));
    await driver.click({ css: '#mobile-menu a', name: 'Contact' });
    await shows('Contact');
    await expect.poll(isOpen).toBe(false);
  });

  it('chooses the theme, by mouse and keyboard (ST-THEME)', async ({ driver, visit }) => {
    await visit('/faq');
    const theme = () =>
      driver.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await driver.click({ css: 'footer .choices label', name: 'Dark' });
    await expect.poll(theme).toBe('dark');
    // Backward, since WebKit does not wrap around at the last choice.
    await driver.press('ArrowLeft');
    await expect.poll(theme).toBe('light');
  });

  it('chooses an interest, by mouse and keyboard (ST-INTEREST)', async ({
    driver,
    read,
    visit,
  }) => {
    await visit('/appointment');
    const chosen = () => read.values('[name=interest]');
    const optionCount = async () => (await read.texts('[role=option]')).length;
    await driver.click('main [aria-haspopup=listbox]');
    await expect.poll(optionCount).toBe(interests.length);
    await driver.click({ css: '[role=option]', name: interests[2] });
    await expect.poll(chosen).toEqual([interests[2]]);
    await driver.press('Enter');
    await expect.poll(optionCount).toBe(interests.length);
    await driver.press('ArrowDown');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual([interests[3]]);
    await expect.poll(optionCount).toBe(0);
  });

  it('finds a country by typing (CHK-2, ST-SELECT)', async ({ driver, read, visit }) => {
    await visit('/checkout');
    const country = 'main [autocomplete=country-name]';
    const chosen = () => read.values('[name=country], [name=state]');
    await driver.type(country, 'ger');
    await expect.poll(() => read.texts('[role=option]')).toContain('Germany');
    await driver.press('Enter');
    await expect.poll(chosen).toEqual(['Germany', 'New York']);
    await driver.type(country, 'jap');
    await expect.poll(() => read.texts('[role=option]')).toEqual(['Japan']);
    await driver.click('main [autocomplete=address-level1]');
    await expect.poll(chosen).toEqual(['Japan', 'New York']);
    await driver.click({ css: '[role=option]', name: 'Newark' });
    await expect.poll(chosen).toEqual(['Japan', 'Newark']);
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

  it('finds a search again with Back (BLOG-1)', async ({ driver, read, visit, shows }) => {
    await visit('/blog');
    const titles = () => read.texts('main ul > li > div > h2');
    await driver.type('[name=search]', 'bank');
    const found = posts.filter(({ title, desc, tag }) => /bank/i.test(`${title} ${desc} ${tag}`));
    await expect.poll(titles).toEqual(found.map(({ title }) => title));
    await expect.poll(() => driver.evaluate(() => location.search)).toBe('?q=bank');
    await driver.click({ css: 'main a', name: `Read More: ${found[0]?.title}` });
    await shows(found[0]?.title ?? '');
    await driver.evaluate(() => history.back());
    await shows('Blog');
    await expect.poll(titles).toEqual(found.map(({ title }) => title));
    expect(await read.values('[name=search]')).toEqual(['bank']);
  });

  it('restores the scroll position after a reload, Back and Forward (RT-1)', async ({
    driver,
    read,
    visit,
    hydrates,
  }) => {
    const offset = () => driver.evaluate(() => Math.round(scrollY));
    const scrollAndSettle = async (top: number) => {
      await driver.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const kept = () => driver.evaluate(() => Math.round(history.state?.offset));
      await expect.poll(kept).toBe(top);
    };
    const reload = async () => {
      await driver.evaluate(() => {
        Object.assign(globalThis, { isOld: true });
        location.reload();
      });
      await expect.poll(() => driver.evaluate(() => 'isOld' in globalThis)).toBe(false);
      await hydrates();
    };

    await visit('/');
    await scrollAndSettle(1500);
    // The driver's click would scroll.
    await driver.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/about"]')?.click(),
    );
    await expect.poll(read.title).toBe(documentTitle('About'));
    await scrollAndSettle(700);
    await reload();
    await expect.poll(offset).toBe(700);
    // Records the page in each frame, after the site's own work in it.
    await driver.evaluate(() => {
      const seen: string[] = [];
      const note = () => {
        seen.push(`${document.title} at ${Math.round(scrollY)}`);
        requestAnimationFrame(note);
      };
      addEventListener('popstate', () => requestAnimationFrame(note), { once: true });
      Object.assign(globalThis, { seen });
    });
    await driver.evaluate(() => history.back());
    await expect.poll(offset).toBe(1500);
    await expect.poll(read.title).toBe(documentTitle('Home'));
    const seen = await driver.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    const places = [`${documentTitle('About')} at 700`, `${documentTitle('Home')} at 1500`];
    expect(seen.filter((place) => !places.includes(place))).toEqual([]);
    await driver.evaluate(() => history.forward());
    await expect.poll(read.title).toBe(documentTitle('About'));
    await expect.poll(offset).toBe(700);
  });
});
