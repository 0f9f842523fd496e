import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Links of one name that lead to different places: axe leaves it to a person whether that is right. */
const sameNames = 'identical-links-same-purpose';

/** The axe violations of a page in its current state, with their rules; of some rules only, if given. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // Skipping third-party frames halves the time.
    .setLegacyMode()
    .options({
      runOnly: rules ?? standards,
      rules: rules ? {} : { [sameNames]: { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
    })
    .analyze();
  return [...violations, ...incomplete.filter(({ id }) => id === sameNames)].flatMap(
    ({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`),
  );
}
