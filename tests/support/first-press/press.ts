import type { Page } from 'playwright-core';
import { type Control, type InputKind, isText } from './control';

/** Prepares a press of a control; the returned function presses immediately. */
export async function aim(page: Page, control: Control, kind: InputKind) {
  const press = await aimPress(page, control, kind);
  if (!isText(control)) return press;
  return async () => {
    await press();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(textFor(control));
  };
}

async function aimPress(page: Page, control: Control, kind: InputKind) {
  if (kind === 'keyboard') {
    await page.evaluate((it) => globalThis.pageControls.find(it).focus(), control);
    return () => (isText(control) ? Promise.resolve() : page.keyboard.press(keyFor(control)));
  }
  const { x, y } = await page.evaluate((it) => globalThis.pageControls.pointOf(it), control);
  const acts = {
    mouse: () => page.mouse.click(x, y),
    touch: () => page.touchscreen.tap(x, y),
    hover: () => page.mouse.move(x, y),
  };
  return acts[kind];
}

const keyFor = ({ type }: Control) => (['radio', 'checkbox'].includes(type) ? 'Space' : 'Enter');

/** The text to type: a country, a date or a number. */
function textFor({ type, name }: Control): string {
  if (type === 'date') return '03172031';
  return /quantity|hours|pay rate/i.test(name) ? '27' : 'Peru';
}
