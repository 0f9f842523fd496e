import type { Page } from 'playwright-core';

export type Stop = {
  /** A description of the focused element. */
  name: string;
  /** Its index among all elements of the body. */
  index: number;
  /** Problems with the visibility of the focus. */
  faults: string[];
};

/**
 * Presses Tab from the top of the page until focus leaves it or returns to an earlier stop. With
 * `isMainOnly` it starts with the skip link and ends when focus leaves `main`. `last` is the name of
 * the last element that Tab should reach.
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
  let repeats = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    if (hasFrames) await focusPassedOn(page);
    const stop = await page.evaluate(inspectFocus, scope);
    // A date field takes several presses of Tab.
    const isRepeat = stop !== null && stop.index === stops.at(-1)?.index;
    repeats = isRepeat ? repeats + 1 : 0;
    if (isRepeat && repeats < 6) continue;
    if (!stop || stops.some(({ index }) => index === stop.index)) break;
    stops.push(stop);
  }
  return { stops, last: await page.evaluate(findLastStop, scope) };
}

/**
 * Resolves to the number of frames when each has a document: in Chromium an empty frame receives
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
 * Waits until a frame of another process has passed focus on; until then, no element is focused. After
 * a second without a focused element, focus has left the page.
 */
const focusPassedOn = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, null, { timeout: 1_000 })
    .catch((error) => {
      if (error.name !== 'TimeoutError') throw error;
    });

/** Runs in the page: the focused element, and whether its focus is visible. */
function inspectFocus(scope: string): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.closest(scope)) return null;
  const faults: string[] = [];

  const isTiny = (element: Element) => element.getBoundingClientRect().width <= 1;
  // The label of a visually hidden field shows its focus.
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
  let background: Element | null = shown.parentElement;
  while (background && channels(getComputedStyle(background).backgroundColor)[3] === 0) {
    background = background.parentElement;
  }
  const [dark = 0, light = 0] = [
    luminance(style.outlineColor),
    luminance(background ? getComputedStyle(background).backgroundColor : 'rgb(255, 255, 255)'),
  ].sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) faults.push(`outline contrast ${contrast.toFixed(1)}`);

  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  // The center of the visible part, since a tall field can end below the screen.
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
  const outlineWidth = Number.parseFloat(style.outlineOffset) + width;
  const whole = shown.getBoundingClientRect();
  for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const limits = at.getBoundingClientRect();
    const clips = [
      overflowX !== 'visible' && whole.left - outlineWidth < limits.left - 1,
      overflowX !== 'visible' && whole.right + outlineWidth > limits.right + 1,
      overflowY !== 'visible' && whole.top - outlineWidth < limits.top - 1,
      overflowY !== 'visible' && whole.bottom + outlineWidth > limits.bottom + 1,
    ];
    const clipped = ['left', 'right', 'top', 'bottom'].filter((_, index) => clips[index]);
    if (clipped.length > 0) faults.push(`outline clipped at ${clipped} by ${at.className}`);
  }

  const label = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
  return {
    name: `${focused.localName} ${label.slice(0, 40)} ${focused.id}`,
    index: [...document.body.querySelectorAll('*')].indexOf(focused),
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
      // Of radio buttons, Tab reaches the one that is chosen.
      !element.matches('[type=radio]:not(:checked)') &&
      !element.matches(':disabled') &&
      !element.closest('[inert], dialog:not([open])') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const focused = all.at(-1);
  const label = focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  return `${focused?.localName} ${label.slice(0, 40)} ${focused?.id}`;
}
