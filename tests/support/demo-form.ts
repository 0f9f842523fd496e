import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page's form, not the newsletter's. */
export const form = (page: Page) => page.locator('main form:has(input)');

/** The names of the form's fields that match a selector. */
export const namesOf = (page: Page, selector: string) =>
  form(page)
    .locator(selector)
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

/** Submits the form; expects its toast, the typed text, and that no request was sent. */
export async function submitDemoForm(page: Page, button: string, toast: string, typed: object) {
  const sent: string[] = [];
  page.on('request', (request) => {
    // The map navigates in its own frame.
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (request.method() !== 'GET' || leaves) sent.push(request.url());
  });
  await form(page).getByRole('button', { name: button }).click();
  await page.getByText(toast).waitFor();
  expect(sent).toEqual([]);
  const kept = await form(page).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(new FormData(element)),
  );
  expect(kept).toEqual(typed);
}
