import { isHydrated } from '../is-hydrated';
import { type Control, type InputKind, isText, type Press } from './control';
import type { Lane } from './lane';
import { readOutcome } from './page-outcome';
import { aim } from './press';

/** How many times slower than this machine a page runs that is pressed first thing. */
const slowdown = 4;

/** Works a control first thing in a visit; resolves once nothing changes any more. */
export async function pressFirst(lane: Lane, { control, kind, moment }: Press) {
  const { page } = lane;
  await lane.visit(control.path, control.width);
  if (control.opener) await (await aim(page, control.opener, kind))();
  const press = await aim(page, control, kind);
  await lane.slowDown(slowdown);
  if (await page.evaluate(isHydrated)) throw new Error('The page ran ahead of its scripts');
  if (moment === 'amid its scripts') lane.releaseScripts();
  await press();
  lane.releaseScripts();
  await page.waitForFunction(isHydrated);
  await lane.settle();
  await leaveField(lane, control);
}

/** Works a control once on a page that is awake; gives what showed before. */
export async function pressAwake(lane: Lane, control: Control, kind: InputKind) {
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

/** What is typed counts, in some fields, as one leaves them. */
async function leaveField(lane: Lane, control: Control) {
  if (!isText(control)) return;
  await lane.page.keyboard.press('Tab');
  await lane.settle();
}
