import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe violations of a page in its current state, with their rules; of some rules only, if given. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Skipping third-party frames halves the time.
    .setLegacyMode()
    .options({ runOnly: rules ?? standards, resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
