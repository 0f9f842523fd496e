import type { Page } from 'playwright-core';
import { builtPages } from '../support/built-pages';

/** A seeded pseudo-random number generator (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from 0 up to, but not including, `limit`. */
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  };
}

export type Random = ReturnType<typeof createRandom>;

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Escape'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'PageDown'],
];
const texts = [
  ...['', '0', '-1', '3', '12', '9999', '1e9', '2.5', ' 7 ', 'a', 'bank', 'zebra', 'new'],
  ...['ann@books.example', '<b>"&', '\u{1F4B8}é\u202E', '%', '.*', 'x'.repeat(300), '٣'],
];
const strange = ['/team/nobody', '/shop/nothing', '/nowhere', '/Team/', '/blog/%E0%A4%A'];

/** The parts of the page from which elements are picked; parts with more controls occur more often. */
const places = [
  ...['main', 'main', 'main', 'header', 'body', 'body :is(dialog[open], .Toastify)'],
  ...['[aria-label^="Order "]', '.cart-row', 'header [aria-label^="Cart, "]'],
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
  const [chance, index, x, y] = [below(100), below(10_000), below(1280), below(640)];
  const [place, key, text] = [pick(places), pick(keys), pick(texts)];
  const path = pick([...builtPages(), ...strange]);

  if (chance < 60) {
    const css = chance < 50 ? pressable : field;
    const spot = await page.evaluate(findSpot, { place, css, index });
    if (!spot) return 'nothing to press';
    await page.mouse.click(spot.x, spot.y, { clickCount: index % 8 === 0 ? 2 : 1 });
    if (css === pressable) return `press ${spot.name}`;
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
    return `type ${JSON.stringify(text.slice(0, 20))} into ${spot.name}`;
  }
  if (chance < 78) {
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (chance < 87) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3 * (y - 400));
    return `scroll by ${3 * (y - 400)}`;
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

/** Runs in the page: adds one of the shop's products to the cart, and may look into it. */
async function buyOne(index: number) {
  const press = async (css: string, isMeant: (one: HTMLElement) => boolean = () => true) => {
    const until = performance.now() + 3000;
    while (performance.now() < until) {
      const found = [...document.querySelectorAll<HTMLElement>(css)].filter(isMeant);
      const one = found[index % found.length];
      if (one) return one.click();
      await new Promise(requestAnimationFrame);
    }
  };
  await press('a[href="/shop"]');
  await press('main a[href^="/shop/"]');
  if (index % 2 === 0) await press('[aria-label^="Order "] [aria-label^="One more of "]');
  await press('[aria-label^="Order "] button', (one) => one.textContent === 'Add to Cart');
  if (index % 3 > 0) await press('a[href="/cart"]');
}

export async function buy(page: Page, { below }: Random) {
  await page.evaluate(buyOne, below(10_000));
  return 'buy';
}
