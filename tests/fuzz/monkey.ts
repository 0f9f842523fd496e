import type { Page } from 'playwright-core';
import { builtPages } from '../support/built-pages';
import type { Random } from './random';

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Escape'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'PageDown'],
];
const texts = [
  ...['', '0', '-1', '3', '12', '9999', '1e9', '2.5', ' 7 ', 'a', 'bank', 'zebra', 'new'],
  ...['ann@books.example', '<b>"&', '\u{1F4B8}é\u202E', '%', '.*', 'x'.repeat(300), '٣'],
];
const strange = [
  '/team/nobody',
  '/shop/nothing',
  '/shop/none',
  '/nowhere',
  '/Team/',
  '/blog/%E0%A4%A',
];

/** The parts of the page from which elements are picked; parts with more controls occur more often. */
const places = [
  ...['main', 'main', 'main', 'header', 'body', 'body :is(dialog[open], .Toastify)'],
  ...[
    '[aria-label^="Order "]',
    '[aria-label^="Order "]',
    '.cart-row',
    'header [aria-label^="Cart, "]',
  ],
];

const pressable = 'a[href], button, [role=option], summary, label, input';
const field = 'input:not([type=checkbox], [type=radio]), textarea';

/**
 * Runs in the page: the center of the element at `index` (modulo their number) in a part that matches
 * a selector, or on the whole page if that part has none. External links are excluded.
 */
function findSpot({ place, css, index }: { place: string; css: string; index: number }) {
  const allIn = (where: string) =>
    [...document.querySelectorAll(where)]
      .flatMap((part) => [
        ...(part.matches(css) ? [part as HTMLElement] : []),
        ...part.querySelectorAll<HTMLElement>(css),
      ])
      .filter((one) => !(one instanceof HTMLAnchorElement) || one.origin === location.origin)
      .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const here = allIn(place);
  const all = here.length > 0 ? here : allIn('body');
  const found = all[index % all.length];
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const words = found.getAttribute('aria-label') ?? found.getAttribute('name') ?? found.textContent;
  return {
    x: left + width / 2,
    y: top + height / 2,
    name: `${found.localName} "${words?.trim().slice(0, 40)}"`,
  };
}

/** Performs a random user action; resolves to its description. */
export async function act(page: Page, { below, pick }: Random): Promise<string> {
  // All random numbers are drawn first, so that a seed has the same effect on every page.
  const draw = { chance: below(100), index: below(10_000), place: pick(places), key: pick(keys) };
  const [text, path, x, y] = [
    pick(texts),
    pick([...builtPages(), ...strange]),
    below(1280),
    below(640),
  ];
  const { chance, index, place, key } = draw;
  const find = (css: string) => page.evaluate(findSpot, { place, css, index });

  if (chance < 50) {
    const spot = await find(pressable);
    if (!spot) return 'nothing to press';
    await page.mouse.click(spot.x, spot.y, { clickCount: index % 8 === 0 ? 2 : 1 });
    return `press ${spot.name}`;
  }
  if (chance < 60) {
    const spot = await find(field);
    if (!spot) return 'nothing to type into';
    // Sent together, since they keep their order; that takes one wait instead of three.
    await Promise.all([
      page.mouse.click(spot.x, spot.y),
      page.keyboard.press('ControlOrMeta+A'),
      page.keyboard.insertText(text),
    ]);
    return `type ${JSON.stringify(text.slice(0, 20))} into ${spot.name}`;
  }
  if (chance < 78) {
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (chance < 84) {
    await page.mouse.wheel(0, 3 * (y - 400));
    return `scroll by ${3 * (y - 400)}`;
  }
  if (chance < 87) {
    await page.mouse.move(x, y);
    return `point at ${x}, ${y}`;
  }
  if (chance < 93) {
    await page.evaluate(() => navigation.canGoBack && history.back());
    return 'Back';
  }
  if (chance < 97) {
    await page.evaluate(() => navigation.canGoForward && history.forward());
    return 'Forward';
  }
  if (chance < 99) {
    await page.setViewportSize({ width: x < 640 ? 390 : 1280, height: 640 });
    return `a screen ${x < 640 ? 390 : 1280} wide`;
  }
  await page.goto(path);
  return `open ${path}`;
}
