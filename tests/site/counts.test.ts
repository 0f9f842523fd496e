import { describe, expect, it } from 'vitest';
import { countedSections } from '../support/counted-sections';
import { layoutFaults } from '../support/layout-faults';
import { openSite } from '../support/open-site';

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
