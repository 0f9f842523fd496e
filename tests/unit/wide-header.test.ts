import { expect, it } from 'vitest';
import { wideHeader } from '@/lib/wide-header';
import { widths } from '@/workbench/frame/widths';

it('the desktop menu fits at its breakpoint, and is shown where tests and walks use it', () => {
  expect(wideHeader, 'rem; the menu fits from 63').toBeGreaterThanOrEqual(63);
  expect(wideHeader, 'rem; menus.css gives the header more space from 80').toBeLessThan(80);
  expect(widths.desktop / 16, 'rem, the width of the desktop walks').toBeGreaterThan(wideHeader);
});
