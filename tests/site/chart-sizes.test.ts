import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site';
import { choose, workbench } from '../support/workbench-page';

const visit = openSite();

/** Minimum text size of a fitted chart, in px. */
const minSize = 11;

/** The size of the smallest text of the chart on screen, in px. */
const smallestText = (page: Page) =>
  page.locator('.chart-canvas text').evaluateAll((all) =>
    Math.min(
      ...all.map((text) => {
        const matrix = (text as SVGTextElement).getScreenCTM();
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    ),
  );

it.each(['App, live', 'This workbench'])(
  '%s: no text of a chart is too small at 1280 × 900',
  async (source) => {
    const page = await visit(workbench);
    await page.getByLabel('Source').selectOption(source);
    const machines = await page.getByLabel('Machine').locator('option').allInnerTexts();
    expect(machines.length).toBeGreaterThan(1);
    const sizes: [string, number][] = [];
    for (const machine of machines) {
      await choose(page, machine);
      await page.locator(`.chart-state[data-kind=machine][data-id="${machine}"]`).waitFor();
      // The chart is fitted right after it is shown.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      sizes.push([machine, await smallestText(page)]);
    }
    // In tenths of a px: coordinates are rounded, and each font is of another width.
    expect(sizes.filter(([, size]) => Number(size.toFixed(1)) < minSize)).toEqual([]);
  },
);

it('shows text as wide as the layout measured it', async () => {
  const page = await visit(workbench);
  await choose(page, 'desktopMenu');
  await page.locator('[data-id="desktopMenu.peeked"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const stretched = await page.locator('.chart-canvas text').evaluateAll((all) =>
    (all as SVGTextElement[]).flatMap((text) => {
      const wanted = text.textLength.baseVal.value;
      text.removeAttribute('textLength');
      const factor = wanted / text.getComputedTextLength();
      return Math.abs(factor - 1) > 0.05 ? [`${text.textContent} × ${factor}`] : [];
    }),
  );
  expect(stretched).toEqual([]);
});
