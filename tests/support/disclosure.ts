import type { Locator, Page } from 'playwright-core';

/** The visible summary with this text, which opens and closes its details. */
export const summary = (within: Page | Locator, text: string | RegExp) =>
  within.locator('summary').filter({ hasText: text, visible: true });

/** Whether the details of a summary are open. */
export const isOpen = (of: Locator) =>
  of.evaluate((node) => node.parentElement?.hasAttribute('open') ?? false);

/** The texts of the summaries whose details are open. */
export const openOnes = (within: Page | Locator) =>
  within.locator('details[open] > summary').allTextContents();
