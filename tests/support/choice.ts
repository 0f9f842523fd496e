import type { Locator, Page } from 'playwright-core';

/** The label of a radio button. */
export const choice = (within: Page | Locator, name: string) =>
  within.locator('label:has([type=radio])', { hasText: name });
