import type { Page } from 'playwright-core';

/** The page's form, not the newsletter's. */
export const form = (page: Page) => page.locator('main form:has(input)');
