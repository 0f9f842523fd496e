import type { Browser, Request, Route } from 'playwright-core';
import { isHydrated } from '../is-hydrated';
import { type Control, installProbe } from './probe';

/** How a control is pressed. Text fields are then typed into. */
export type InputKind = 'mouse' | 'touch' | 'keyboard' | 'hover';

/** Whether visitors type into it. */
const isText = ({ tag, type }: Control) =>
  tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type));

/** The text to type: a country, a date or a number. */
function textFor({ type, name }: Control): string {
  if (type === 'date') return '03172031';
  return /quantity|hours|pay rate/i.test(name) ? '27' : 'Peru';
}

/** Runs in the page: resolves when the document is complete and painted in its fonts. */
export const untilPainted = async () => {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  // Not on DOMContentLoaded, which waits for modules.
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
  // Fonts can move a control away from the pointer.
  await document.fonts.ready;
};

/**
 * Runs in the page: resolves when it has been idle for a while without changes, running transitions
 * a pending stamp (ST-PAY-4) or a passing message (ST-PAY-7). Skipped transitions are ignored.
 */
const untilQuiet = async () => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let before = ''; ; ) {
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition);
    const now = JSON.stringify([changes, running.map(({ currentTime }) => currentTime)]);
    const isToChange = document.querySelector('[data-landed=false], [data-copied=true]') !== null;
    if (now === before && !isToChange) break;
    before = now;
    for (let count = 0; count < 3; count += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }
  observer.disconnect();
};

/** Opens a tab that can slow its pages down and hold back their scripts. */
async function openTab(browser: Browser, baseURL: string, hasTouch: boolean) {
  const context = await browser.newContext({ baseURL, hasTouch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.addInitScript(installProbe);
  let held: Route[] | null = [];
  await page.route('**/*.js', (route) => {
    if (held) held.push(route);
    else route.continue();
  });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  /** Slows the page's CPU down by `rate` until the next visit. */
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const release = () => {
    for (const route of held ?? []) route.continue();
    held = null;
  };
  /** Resolves when nothing loads or changes. */
  const settle = async () => {
    do await page.evaluate(untilQuiet);
    while (pending.size > 0);
  };
  const read = (control: Control) =>
    page.evaluate((isTyped) => globalThis.probe.read(isTyped), isText(control));

  /** Opens the page of a control; resolves at its first paint, before any script file loads. */
  const visit = async ({ path, width }: Control) => {
    held = [];
    await slowDown(1);
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(0, 0);
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(untilPainted);
  };
  /** Prepares a press of a control; the returned function presses immediately. */
  const aim = async (control: Control, kind: InputKind) => {
    const key = ['radio', 'checkbox'].includes(control.type) ? 'Space' : 'Enter';
    let press: () => Promise<unknown> = () => page.keyboard.press(key);
    if (kind === 'keyboard') {
      await page.evaluate((it) => globalThis.probe.find(it).focus(), control);
      if (isText(control)) press = async () => {};
    } else {
      const { x, y } = await page.evaluate((it) => globalThis.probe.pointOf(it), control);
      if (kind === 'mouse') press = () => page.mouse.click(x, y);
      if (kind === 'touch') press = () => page.touchscreen.tap(x, y);
      if (kind === 'hover') press = () => page.mouse.move(x, y);
    }
    return async () => {
      await press();
      if (!isText(control)) return;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(textFor(control));
    };
  };
  const finish = async (control: Control) => {
    await settle();
    if (!isText(control)) return;
    // Some fields accept their text only when they lose focus.
    await page.keyboard.press('Tab');
    await settle();
    // The address has a search 150 ms after the last letter (`entry-memory.ts`).
    await page.waitForTimeout(200);
  };

  return {
    read,
    settle,
    returns: () => page.evaluate(() => globalThis.probe.returns()),

    /** Presses a control before the page has hydrated, or while its scripts load and run. */
    async pressFirst(control: Control, kind: InputKind, isDuring: boolean) {
      await visit(control);
      if (control.opener) await (await aim(control.opener, kind))();
      const press = await aim(control, kind);
      await slowDown(isDuring ? 4 : 2);
      if (await page.evaluate(isHydrated)) throw new Error('The page hydrated before the press');
      if (isDuring) release();
      await press();
      release();
      await page.waitForFunction(isHydrated);
      await finish(control);
    },

    /** Presses a control on a hydrated page; resolves to what was seen before, and whether it is inert. */
    async pressHydrated(control: Control, kind: InputKind) {
      await visit(control);
      release();
      await page.waitForFunction(isHydrated);
      await settle();
      if (control.opener) {
        await (await aim(control.opener, kind))();
        await settle();
      }
      const press = await aim(control, kind);
      const before = await read(control);
      const isInert = await page.evaluate((it) => {
        const inert = ':checked, [aria-checked=true], [aria-selected=true], [aria-disabled=true]';
        return globalThis.probe.find(it).matches(inert);
      }, control);
      await press();
      await finish(control);
      return { before, isInert };
    },

    async leave() {
      await page.goto('about:blank');
      pending.clear();
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Returns a function that runs `act` with a tab of a pool, with a mouse or a touch screen. */
export function createTabs(browser: Browser, siteUrl: string) {
  const idle = { mouse: [] as Tab[], touch: [] as Tab[] };
  return async <Result>(kind: InputKind, act: (tab: Tab) => Promise<Result>): Promise<Result> => {
    const pool = kind === 'touch' ? idle.touch : idle.mouse;
    const tab = pool.pop() ?? (await openTab(browser, siteUrl, kind === 'touch'));
    try {
      return await act(tab);
    } finally {
      await tab.leave();
      pool.push(tab);
    }
  };
}
