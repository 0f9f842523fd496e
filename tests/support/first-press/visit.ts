import { isHydrated } from '../is-hydrated';
import { type Control, type InputKind, isText, type Press } from './control';
import type { Lane } from './lane';
import { readOutcome } from './page-outcome';
import { aim } from './press';

/** How many times slower than this machine a page runs while it is pressed. */
const slowdown = 4;

/** Presses a control before the page has hydrated; resolves once nothing changes any more. */
export async function pressFirst(lane: Lane, { control, kind, moment }: Press) {
  const { page } = lane;
  await lane.visit(control.path, control.width);
  if (control.opener) await (await aim(page, control.opener, kind))();
  const press = await aim(page, control, kind);
  await lane.slowDown(slowdown);
  if (await page.evaluate(isHydrated)) throw new Error('The page hydrated before the press');
  if (moment === 'during the scripts') lane.releaseScripts();
  await press();
  lane.releaseScripts();
  await page.waitForFunction(isHydrated);
  await lane.settle();
  await leaveField(lane, control);
}

/** Presses a control on a hydrated page; resolves to what the page showed before. */
export async function pressHydrated(lane: Lane, control: Control, kind: InputKind) {
  const { page } = lane;
  await lane.visit(control.path, control.width);
  lane.releaseScripts();
  await page.waitForFunction(isHydrated);
  await lane.settle();
  if (control.opener) {
    await (await aim(page, control.opener, kind))();
    await lane.settle();
  }
  const press = await aim(page, control, kind);
  const outcome = await page.evaluate(readOutcome);
  const isInert = await page.evaluate((it) => {
    const inert = ':checked, [aria-checked=true], [aria-selected=true], [aria-disabled=true]';
    return globalThis.pageControls.find(it).matches(inert);
  }, control);
  await press();
  await lane.settle();
  await leaveField(lane, control);
  return { outcome, isInert };
}

/** Some fields accept their text only when they lose focus. */
async function leaveField(lane: Lane, control: Control) {
  if (!isText(control)) return;
  await lane.page.keyboard.press('Tab');
  await lane.settle();
}
