import { readdirSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../support/layout-faults';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { setTextSize } from '../support/text-size';
import { choose, fillCart, openPanel, siteHydrated, workbench } from '../support/workbench-page';

const visit = openSite();
const open = () => visit(workbench);

describe('the workbench', () => {
  it.each(nightly(['light', 'dark'] as const, ['light'] as const))(
    'has no axe violations in its panels, %s',
    async (scheme) => {
      const page = await open();
      await page.emulateMedia({ colorScheme: scheme });
      await fillCart(page);
      await choose(page, 'cart');
      for (const panel of nightly(
        ['Trace', 'Clauses', 'Coverage', 'Actors', 'Events'],
        ['Clauses'],
      )) {
        await openPanel(page, panel);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => `${panel} ${id}: ${nodes[0]?.target}`)).toEqual(
          [],
        );
      }
    },
  );

  it('is hidden from search engines and not in the site’s bundles', async () => {
    const page = await open();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(readFileSync('dist/site/sitemap.xml', 'utf8')).not.toContain('statecharts');
    const own = readFileSync('dist/site/statecharts.html', 'utf8');
    const marks = ['No departures', 'not in any chart'];
    const carriers = readdirSync('dist/site/assets')
      .filter((name) => name.endsWith('.js') && !own.includes(name))
      .filter((name) => {
        const code = readFileSync(`dist/site/assets/${name}`, 'utf8');
        return marks.some((mark) => code.includes(mark));
      });
    expect(carriers).toEqual([]);
  });
});

it('does not scroll sideways with large text, and its controls are on the page', async () => {
  const page = await visit(workbench);
  await siteHydrated(page);
  for (const [text, width] of [
    [16, 320],
    [24, 360],
    [32, 320],
    [32, 390],
    [32, 1280],
  ] as const) {
    await setTextSize(page, text);
    await page.setViewportSize({ width, height: 640 });
    const faults = await layoutFaults(page);
    const wide = faults.filter((fault) => /too wide|leaves the page/.test(fault));
    expect.soft(wide, `text of ${text} px on ${width} px`).toEqual([]);
  }
});
