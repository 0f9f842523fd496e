import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allHydrated, openSite } from '../support/open-site';

const visit = openSite();
const checkout = { path: '/checkout', reducedMotion: 'reduce' } as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Country/Region' });
/** What the field shows, what the form would send, whether a list is open, and where. */
const seen = async (page: Page) => ({
  text: await field(page).inputValue(),
  value: await page.locator('input[name=country]').inputValue(),
  isOpen: (await field(page).getAttribute('aria-expanded')) === 'true',
  lists: await page.getByRole('listbox').count(),
});
const closedWith = (name: string) => ({ text: name, value: name, isOpen: false, lists: 0 });
const hasFocus = (element: Locator) =>
  element.evaluate((node) => node === node.ownerDocument.activeElement);

/** Presses the arrow at the end of the field. */
const pressArrow = async (page: Page) => {
  await field(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await field(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width - 20, y + height / 2);
};

/** Fills the field as browsers do that know the visitor's address, who is elsewhere. */
const autofill = (page: Page, text: string) =>
  field(page).evaluate((input: HTMLInputElement, filled) => {
    input.dispatchEvent(new Event('keydown', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    for (const type of ['input', 'change', 'keyup']) {
      input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, text);

/** Opens the checkout, whose scripts are on their way until the function that comes back is called. */
async function visitBeforeScripts() {
  const page = await visit(checkout);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page).waitFor();
  return { page, arrive };
}

describe('the country that is typed (CHK-2)', () => {
  it.each([
    ['India', 'India'],
    ['ger', 'Germany'],
    ['USA', 'United States'],
    ['Cote', 'Ivory Coast'],
  ])('%s and Enter choose %s', async (text, name) => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).focus();
    await page.keyboard.type(text);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(page)).toEqual(closedWith(name));
  });

  it.each(['Enter', 'Tab'])(
    'is the best match for %s, though the list does not show it yet',
    async (key) => {
      const page = await visit(checkout);
      await allHydrated(page);
      await field(page).focus();
      await field(page).evaluate((input: HTMLInputElement, pressed) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          'jap',
        );
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const options = { key: pressed, bubbles: true, cancelable: true };
        if (input.dispatchEvent(new KeyboardEvent('keydown', options))) input.blur();
      }, key);
      await expect.poll(() => seen(page)).toEqual(closedWith('Japan'));
    },
  );

  it('loses no letter that is typed as the page hydrates', async () => {
    const { page, arrive } = await visitBeforeScripts();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await field(page).focus();
    await field(page).evaluate((input: HTMLInputElement) => input.select());
    await page.keyboard.type('Bo');
    arrive();
    await page.keyboard.type('snia and Herzegovin', { delay: 60 });
    await devtools.detach();
    await page.getByRole('option', { name: 'Bosnia and Herzegovina' }).waitFor();
    expect(await field(page).inputValue()).toBe('Bosnia and Herzegovin');
  });

  it('is chosen by Enter, though the one that was chosen before has the word, too', async () => {
    const page = await visit(checkout);
    for (const name of ['Equatorial Guinea', 'Guinea']) {
      await field(page).fill(name);
      await page.getByRole('option', { name, exact: true }).waitFor();
      await field(page).press('Enter');
      await expect.poll(() => seen(page)).toEqual(closedWith(name));
    }
  });

  it.each([
    ['UK', 'United Kingdom'],
    ['united', 'United States'],
  ])('%s and Tab lead to %s, also after Escape', async (text, name) => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).focus();
    for (const key of ['a', 'Escape', 'ControlOrMeta+a', ...text, 'Tab'])
      await page.keyboard.press(key);
    await expect.poll(() => seen(page)).toEqual(closedWith(name));
  });

  it('gives way to the option that arrow keys lead to', async () => {
    const page = await visit(checkout);
    await allHydrated(page);
    await field(page).focus();
    await page.keyboard.type('Guinea');
    await page.getByRole('option', { name: 'Guinea', exact: true }).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
    await expect.poll(() => seen(page)).toEqual(closedWith('Equatorial Guinea'));
  });

  it('is at once what the browser fills in, and no list opens', async () => {
    const page = await visit(checkout);
    await page.getByLabel('First Name').focus();
    for (const [text, name] of [
      ['Germany', 'Germany'],
      ['USA', 'United States'],
      ['Atlantis', 'United States'],
    ] as const) {
      await autofill(page, text);
      expect(await seen(page)).toEqual(closedWith(name));
    }
    expect(await hasFocus(page.getByLabel('First Name'))).toBe(true);
  });
});

describe('the arrow of the country', () => {
  it('opens the list and closes it, with what was typed', async () => {
    const page = await visit(checkout);
    await pressArrow(page);
    await expect.poll(() => seen(page)).toMatchObject({ isOpen: true, lists: 1 });
    await pressArrow(page);
    await expect.poll(() => seen(page)).toEqual(closedWith('United States'));
    await pressArrow(page);
    await field(page).fill('japan');
    await pressArrow(page);
    await expect.poll(() => seen(page)).toEqual(closedWith('Japan'));
    expect(await hasFocus(field(page))).toBe(true);
  });

  it('is pressed by assistive technology, too', async () => {
    const page = await visit(checkout);
    const arrow = page.getByRole('button', { name: 'Show the list: Country/Region' });
    for (const isOpen of [true, false, true]) {
      await arrow.evaluate((button: HTMLElement) => button.click());
      await expect.poll(async () => (await seen(page)).isOpen).toBe(isOpen);
    }
  });
});

describe('before the script is there', () => {
  it('the country that was typed and left is chosen', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).focus();
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.type('Fra');
    await page.keyboard.press('Tab');
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('France'));
    expect(await hasFocus(page.getByLabel('Street Address'))).toBe(true);
  });

  it('words that name no country give way to the one that was chosen', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).fill('Atlantis');
    await page.getByLabel('Phone').focus();
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('United States'));
  });

  it('the list opens with what is being typed, and goes on from there', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await field(page).fill('Fra');
    arrive();
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['France']);
    expect(await seen(page)).toEqual({
      text: 'Fra',
      value: 'United States',
      isOpen: true,
      lists: 1,
    });
    await page.keyboard.type('nz');
    await page.getByText('Nothing in the list has these letters.').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(page)).toEqual(closedWith('France'));
  });

  it('what the browser fills in is chosen', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await page.getByLabel('First Name').focus();
    await autofill(page, 'Germany');
    arrive();
    await expect.poll(() => seen(page)).toEqual(closedWith('Germany'));
    expect(await hasFocus(page.getByLabel('First Name'))).toBe(true);
  });

  it('the arrow brings the visitor to the field, whose list opens then', async () => {
    const { page, arrive } = await visitBeforeScripts();
    await pressArrow(page);
    expect(await hasFocus(field(page))).toBe(true);
    arrive();
    await expect
      .poll(() => seen(page))
      .toMatchObject({ text: 'United States', isOpen: true, lists: 1 });
  });
});
