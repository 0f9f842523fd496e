import type { Locator, Page } from 'playwright-core';
import type { Control, PageAction } from './page-action';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The visible element of a control: see `Control`. */
function find(page: Page, { css, name, index = 0 }: Control): Locator {
  const shown = page.locator(css).filter({ visible: true });
  if (name === undefined) return shown.nth(index);
  const labeled = shown.and(page.getByLabel(name, { exact: true }));
  const worded = shown.filter({ hasText: new RegExp(`^\\s*${escaped(name)}\\s*$`) });
  return labeled.or(worded).nth(index);
}

/** Performs an action of a walk with the browser's own mouse and keyboard. */
export async function performOnPage(page: Page, action: PageAction): Promise<unknown> {
  if ('press' in action) return find(page, action.press).click();
  if ('fill' in action) return find(page, action.fill).fill(action.text);
  if ('key' in action) {
    return action.at ? find(page, action.at).press(action.key) : page.keyboard.press(action.key);
  }
  if ('point' in action) return find(page, action.point).hover();
  if ('focus' in action) {
    return find(page, action.focus).evaluate((one) =>
      (one as HTMLElement).focus({ preventScroll: true }),
    );
  }
  if ('visit' in action) {
    const isThere = () => new URL(page.url()).pathname === action.visit;
    if (isThere()) return;
    // The header's menu has a link to every page, in a submenu that may be closed.
    await page.locator(`a[href="${action.visit}"]`).first().dispatchEvent('click');
    return page.waitForFunction((path) => location.pathname === path, action.visit);
  }
  if (typeof action.scroll === 'number') {
    return page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), action.scroll);
  }
  return find(page, action.scroll).scrollIntoViewIfNeeded();
}
