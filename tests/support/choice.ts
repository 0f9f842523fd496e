import type { Locator, Page } from 'playwright-core';

/** What a visitor presses to choose: the label that draws the radio button within it. */
export const choice = (within: Page | Locator, name: string) =>
  within.locator('label:has([type=radio])', { hasText: name });
