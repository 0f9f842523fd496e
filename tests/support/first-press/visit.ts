import { isHydrated } from '../is-hydrated';
import { type Control, type InputKind, isText, type Press } from './control';
import { readOutcome } from './page-outcome';
import { aim } from './press';
import type { Tab } from './tab';

/** CPU slowdown of the page after the press. */
const slowdowns = { 'before the scripts': 2, 'during the scripts': 4 } as const;

/** Presses a control before the page has hydrated; resolves when nothing changes. */
export async function pressFirst(tab: Tab, { control, kind, timing }: Press) {
  const { page } = tab;
  await tab.visit(control.path, control.width);
  if (control.opener) await (await aim(page, control.opener, kind))();
  const press = await aim(page, control, kind);
  await tab.slowDown(slowdowns[timing]);
  if (await page.evaluate(isHydrated)) throw new Error('The page hydrated before the press');
  if (timing === 'during the scripts') tab.releaseScripts();
  await press();
  tab.releaseScripts();
  await page.waitForFunction(isHydrated);
  await tab.settle();
  await leaveField(tab, control);
}

/** Presses a control on a hydrated page; resolves to the outcome before the press. */
export async function pressHydrated(tab: Tab, control: Control, kind: InputKind) {
  const { page } = tab;
  await tab.visit(control.path, control.width);
  tab.releaseScripts();
  await page.waitForFunction(isHydrated);
  await tab.settle();
  if (control.opener) {
    await (await aim(page, control.opener, kind))();
    await tab.settle();
  }
  const press = await aim(page, control, kind);
  const outcome = await page.evaluate(readOutcome, isText(control));
  const isInert = await page.evaluate((it) => {
    const inert = ':checked, [aria-checked=true], [aria-selected=true], [aria-disabled=true]';
    return globalThis.pageControls.find(it).matches(inert);
  }, control);
  await press();
  await tab.settle();
  await leaveField(tab, control);
  return { outcome, isInert };
}

/** Some fields accept their text only when they lose focus. */
async function leaveField(tab: Tab, control: Control) {
  if (!isText(control)) return;
  await tab.page.keyboard.press('Tab');
  await tab.settle();
  // The address has a search 150 ms after the last letter (`entry-memory.ts`).
  await tab.page.waitForTimeout(200);
}
