import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../support/layout-faults';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { type CountedSection, countedSections } from './counted-sections';

/** Runs in the page: calculations, such as “12 × 40”, that stand on more than one line. */
function findBrokenProducts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: product, index } of text.data.matchAll(/\d+\s×\s\d+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + product.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`“${product}” is on ${tops.size} lines`);
    }
  }
  return broken;
}

const visit = openSite({ isIsolated: true });

const byDay = [390, 768, 1280];
const sections = Object.entries(countedSections).map(
  ([name, section], at) => [name, section, byDay[at % byDay.length] as number] as const,
);

describe.each(sections)('the layout of %s', (_, { path, within, most, render }, width) => {
  it.each(nightly([360, 390, 768, 834, 1024, 1280], [width]))(
    `holds for 1 to ${most} at %i px`,
    async (width) => {
      const page = await visit({ path, width, bypassCSP: true });
      const faults: string[] = [];
      for (let count = 1; count <= most; count += 1) {
        await page
          .locator(within)
          .first()
          .evaluate((element, html) => {
            element.innerHTML = html;
          }, render(count));
        const found = [...(await layoutFaults(page)), ...(await page.evaluate(findBrokenProducts))];
        for (const fault of found) faults.push(`${count}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
});

it.each(nightly([768, 1024, 1280, 1440], [1024, 1280]))(
  'what plans include begins on one line, at %i px',
  async (width) => {
    const { path, within, most, render } = countedSections[
      'plans as cards, yearly'
    ] as CountedSection;
    const page = await visit({ path, width, bypassCSP: true });
    const section = page.locator(within).first();
    for (let count = 2; count <= most; count += 1) {
      await section.evaluate((element, html) => {
        element.innerHTML = html;
      }, render(count));
      const tops = await section.locator('li:has(> details)').evaluateAll((cards) =>
        cards.map((card) => ({
          card: Math.round(card.getBoundingClientRect().top),
          features: Math.round(card.querySelector('details li')?.getBoundingClientRect().top ?? 0),
        })),
      );
      expect(tops).toHaveLength(count);
      const first = (of: number) => tops.find(({ card }) => card === of)?.features;
      expect(tops).toEqual(tops.map(({ card }) => ({ card, features: first(card) })));
    }
  },
);
