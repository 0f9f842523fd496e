import { describe, inject, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { isNightly, nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { serveInPieces } from './serve-in-pieces';

/** The boxes of what a document has on the first screen, by its elements' places in their order. */
type Boxes = Readonly<Record<string, { x: number; y: number; width: number; height: number }>>;

/**
 * Runs in the page: once its body has so many elements, what is seen, and whether the last of them is
 * below the screen.
 */
async function lookAround(count: number) {
  while ((document.body?.getElementsByTagName('*').length ?? 0) < count) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  const all = [...document.body.querySelectorAll('*')];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const seen = all.map((element, place) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isOnScreen = x < innerWidth && x + width > 0 && y < innerHeight && y + height > 0;
    // A word may break a line, which is no shift. What is empty is not seen.
    const isBox = () =>
      getComputedStyle(element).display !== 'inline' &&
      (element.matches('svg, img, input') || element.textContent.trim() !== '') &&
      !element.parentElement?.closest('svg');
    return isOnScreen && isBox() && isShown(element) ? [[place, { x, y, width, height }]] : [];
  });
  const last = all.at(-1);
  return {
    boxes: Object.fromEntries(seen.flat()) as Boxes,
    isBelow: !!last && isShown(last) && last.getBoundingClientRect().top > innerHeight,
  };
}

/** The side of the squares in which an area is measured, in px. */
const square = 8;

/** The layout shift from one to the other, as web vitals score it, and what moved. */
function shiftBetween(before: Boxes, after: Boxes, { width, height }: Screen) {
  const moved = Object.entries(before).flatMap(([place, from]) => {
    const to = after[place] ?? from;
    const by = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    return by < 3 ? [] : [{ from, to, by }];
  });
  const squares = new Set<string>();
  for (const box of moved.flatMap(({ from, to }) => [from, to])) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += square) {
      for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += square) {
        squares.add(`${Math.floor(x / square)} ${Math.floor(y / square)}`);
      }
    }
  }
  const area = (squares.size * square ** 2) / (width * height);
  const distance = Math.max(0, ...moved.map(({ by }) => by)) / Math.max(width, height);
  return { value: area * distance, moved };
}

type Screen = { width: number; height: number };

const cutScreens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
].flatMap((screen) =>
  nightly(['light', 'dark'] as const, [screen.width === 768 ? 'dark' : 'light'] as const).map(
    (colorScheme) => ({ ...screen, colorScheme }),
  ),
);

/** Outside the nightly run: pages where much moved once, cut before every 11th element. */
const cutPaths = nightly(everyPath, ['/', '/pricing', '/privacy-policy', '/cart']);
const step = isNightly ? 1 : 11;

/** The number of elements below the first screen after which no more of it is expected. */
const elementsBelow = 40;

const visit = openSite({ isIsolated: true });

describe.for(cutScreens)(
  'at $width px, $colorScheme, nothing moves and no script loads when the rest of a document arrives',
  (screen) => {
    it.concurrent.for(cutPaths)('%s', async (path, { onTestFinished, expect }) => {
      const site = await serveInPieces(inject('siteUrl'), path);
      onTestFinished(site.close);
      const page = await visit({ ...screen, path: '/robots.txt', isStatic: true }, onTestFinished);
      const early: string[] = [];
      page.on('request', (request) => {
        const isExpected = ['document', 'font', 'image'].includes(request.resourceType());
        if (!isExpected) early.push(request.url());
      });
      // They never arrive.
      await page.route('**/*.{js,woff2}', () => {});
      await page.goto(site.url, { waitUntil: 'commit' });
      const states: { boxes: Boxes; next: string }[] = [];
      let below = 0;
      for (let count = step; count < site.count && below < elementsBelow; count += step) {
        const next = site.send(count);
        const { boxes, isBelow } = await page.evaluate(lookAround, count);
        states.push({ boxes, next });
        below = isBelow ? below + step : 0;
      }
      expect(early).toEqual([]);
      site.send(site.count);
      const { boxes: whole } = await page.evaluate(lookAround, site.count);
      for (const { boxes, next } of states) {
        const { value, moved } = shiftBetween(boxes, whole, screen);
        expect(value, `cut before ${next}: ${JSON.stringify(moved)}`).toBeLessThan(0.001);
      }
    });
  },
);
