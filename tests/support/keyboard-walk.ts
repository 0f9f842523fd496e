import type { Page } from 'playwright-core';

export type Stop = {
  /** The focused element, in words. */
  name: string;
  /** Its index among all elements of the body. */
  place: number;
  /** What is wrong with how the focus shows. */
  faults: string[];
};

/**
 * Presses Tab from the top of the page until the focus leaves it or returns to an earlier stop. With
 * `isMainOnly` it starts with the skip link and ends when the focus leaves `main`. `last` is the name
 * of the last element that Tab should reach.
 */
export async function walkByKeyboard(
  page: Page,
  { isMainOnly = false } = {},
): Promise<{ stops: Stop[]; last: string }> {
  const scope = isMainOnly ? 'main' : 'body';
  const hasFrames = (await framesLoaded(page)) > 0;
  if (isMainOnly) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  const stops: Stop[] = [];
  let held = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    if (hasFrames) await focusPassedOn(page);
    const stop = await page.evaluate(lookAtFocus, scope);
    // A date field takes several presses of Tab.
    const isHeld = stop !== null && stop.place === stops.at(-1)?.place;
    held = isHeld ? held + 1 : 0;
    if (isHeld && held < 6) continue;
    if (!stop || stops.some(({ place }) => place === stop.place)) break;
    stops.push(stop);
  }
  return { stops, last: await page.evaluate(findLastStop, scope) };
}

/**
 * Resolves to the number of frames once each has a document: in Chromium an empty frame takes the
 * focus, and loses it when its document loads.
 */
async function framesLoaded(page: Page): Promise<number> {
  const frames = await page.locator('iframe').all();
  for (const frame of frames) {
    await page.route(
      (url) => url.origin !== new URL(page.url()).origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.src += '';
    });
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().locator('title').waitFor({ state: 'attached' });
  }
  await page.evaluate(() => scrollTo(0, 0));
  return frames.length;
}

/**
 * Waits until a frame of another process has passed the focus on; until then, no element has it. After
 * a second without, the focus has left the page.
 */
const focusPassedOn = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, null, { timeout: 1_000 })
    .catch((error) => {
      if (error.name !== 'TimeoutError') throw error;
    });

/** Runs in the page: where the focus is, and whether it is visible. */
function lookAtFocus(scope: string): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.closest(scope)) return null;
  const faults: string[] = [];

  const isTiny = (element: Element) => element.getBoundingClientRect().width <= 1;
  // A hidden field shows its focus on its label.
  const shown = (isTiny(focused) && focused.closest('label')) || focused;
  const style = getComputedStyle(shown);
  const width = Number.parseFloat(style.outlineWidth);
  const isOutlined = style.outlineStyle !== 'none' && width >= 2;
  if (!isOutlined) faults.push(`outline ${style.outlineStyle} ${style.outlineWidth}`);

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let ground: Element | null = shown.parentElement;
  while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0) {
    ground = ground.parentElement;
  }
  const [dark = 0, light = 0] = [
    luminance(style.outlineColor),
    luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'),
  ].sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) faults.push(`outline contrast ${contrast.toFixed(1)}`);

  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  // The middle of the visible part, since a tall field may end below the screen.
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (shown.contains(hit) || hit.contains(shown) || hit === shown);
  if (!isHit || hit === document.body) {
    faults.push(
      `covered at its middle (${Math.round(x)}, ${Math.round(y)}) by ${hit?.outerHTML.slice(0, 60)}`,
    );
  }

  // The outline is outside the box, and no ancestor may clip it.
  const room = Number.parseFloat(style.outlineOffset) + width;
  const whole = shown.getBoundingClientRect();
  for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const limits = at.getBoundingClientRect();
    const clips = [
      overflowX !== 'visible' && whole.left - room < limits.left - 1,
      overflowX !== 'visible' && whole.right + room > limits.right + 1,
      overflowY !== 'visible' && whole.top - room < limits.top - 1,
      overflowY !== 'visible' && whole.bottom + room > limits.bottom + 1,
    ];
    const clipped = ['left', 'right', 'top', 'bottom'].filter((_, index) => clips[index]);
    if (clipped.length > 0) faults.push(`outline clipped at ${clipped} by ${at.className}`);
  }

  const label = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
  return {
    name: `${focused.localName} ${label.slice(0, 40)} ${focused.id}`,
    place: [...document.body.querySelectorAll('*')].indexOf(focused),
    faults,
  };
}

/** Runs in the page: the last element that Tab should reach. */
function findLastStop(scope: string): string {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, [tabindex], iframe',
    ),
  ].filter(
    (element) =>
      element.closest(scope) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert], dialog:not([open])') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const focused = all.at(-1);
  const label = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  return `${focused?.localName} ${label.slice(0, 40)} ${focused?.id}`;
}
