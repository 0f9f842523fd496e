import { describe, expect, it } from 'vitest';
import { choice } from '../support/choice';
import { countedSections } from '../support/counted-sections';
import { layoutFaults } from '../support/layout-faults';
import { hydrated, openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true });

describe.each(Object.entries(countedSections))(
  'the layout of %s',
  (_, { path, within, most, render }) => {
    it.each([390, 768, 1024, 1280])(`holds for 1 to ${most} at %i px`, async (width) => {
      const page = await visit({ path, width, bypassCSP: true });
      const faults: string[] = [];
      for (let count = 1; count <= most; count += 1) {
        await page
          .locator(within)
          .first()
          .evaluate((element, html) => {
            element.innerHTML = html;
          }, render(count));
        for (const fault of await layoutFaults(page)) faults.push(`${count}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  },
);

it.each([384, 390, 412])(
  'the parts of a plan stand apart at yearly prices, at %i px',
  async (width) => {
    const page = await visit({ path: '/pricing', width });
    await hydrated(page);
    await choice(page, 'Yearly').click();
    const cards = page.locator('main li:has(> h3):has(summary)');
    const gaps = await cards.evaluateAll((all) =>
      all.map((card) => {
        const summary = card.querySelector('summary')?.getBoundingClientRect();
        const link = card.querySelector('a')?.getBoundingClientRect();
        return (link?.left ?? 0) - (summary?.right ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  },
);
