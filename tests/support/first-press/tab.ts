import type { Browser, Request, Route } from 'playwright-core';
import { installControls } from './page-controls';
import { installMachineLog } from './page-machines';
import { installState } from './page-state';
import { untilPainted, untilQuiet } from './page-waits';

/** A tab for consecutive visits. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens a tab that can slow its pages down and hold back their scripts. */
export async function openTab(browser: Browser, siteUrl: string, hasTouch: boolean) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    hasTouch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  for (const install of [installControls, installState, installMachineLog]) {
    await page.addInitScript(install);
  }

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

  return {
    page,

    slowDown,

    /** Opens a path; resolves at its first paint, before any script file loads. */
    async visit(path: string, width: number) {
      held = [];
      await slowDown(1);
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate(untilPainted);
    },

    /** Lets the scripts load. */
    releaseScripts() {
      for (const route of held ?? []) route.continue();
      held = null;
    },

    /** Resolves when nothing loads or changes. */
    async settle() {
      do await page.evaluate(untilQuiet);
      while (pending.size > 0);
    },

    /** Ends the visit. */
    async leave() {
      await page.goto('about:blank');
      pending.clear();
    },

    close: () => context.close(),
  };
}
