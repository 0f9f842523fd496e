import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe violations of a page in its current state, with their rules. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Skipping third-party frames halves the time.
    .setLegacyMode()
    .options({ runOnly: standards, resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
