import type { Locator, Page } from 'playwright-core';

/** The options of `visit` for the checkout. */
export const checkout = { path: '/checkout' } as const;

/** The field of the country on the checkout page. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Country/Region' });

/** The text in the field, its form value, and whether its list is open. */
export const seen = async (page: Page) => ({
  text: await field(page).inputValue(),
  value: await page.locator('input[name=country]').inputValue(),
  isOpen: (await field(page).getAttribute('aria-expanded')) === 'true',
  lists: await page.getByRole('listbox').count(),
});
/** The result of `seen` for a closed list with this country chosen. */
export const closedWith = (name: string) => ({ text: name, value: name, isOpen: false, lists: 0 });

/** Whether an element is focused. */
export const hasFocus = (element: Locator) =>
  element.evaluate((node) => node === node.ownerDocument.activeElement);

/** Presses the arrow at the end of the field. */
export const pressArrow = async (page: Page) => {
  await field(page).scrollIntoViewIfNeeded();
  const box = await field(page).boundingBox();
  if (!box) throw new Error('The field of the country is not shown');
  const { x, y, width, height } = box;
  await page.mouse.click(x + width - 20, y + height / 2);
};

/** Fills in the field as a browser's autofill does, without focus. */
export const autofill = (page: Page, text: string) =>
  field(page).evaluate((input: HTMLInputElement, filled) => {
    input.dispatchEvent(new Event('keydown', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    for (const type of ['input', 'change', 'keyup']) {
      input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, text);
