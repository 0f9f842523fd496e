import type { Locator, Page } from 'playwright-core';

/** The label that a visitor clicks to choose, with the radio button in it. */
export const choice = (within: Page | Locator, name: string) =>
  within.locator('label:has([type=radio])', { hasText: name });
