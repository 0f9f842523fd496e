import type { Browser, Request, Route } from 'playwright-core';
import { installControls } from './page-controls';
import { installMachineLog } from './page-machines';
import { untilPainted, untilQuiet } from './page-moments';
import { installState } from './page-state';

/** A tab for one visit after another. */
export type Lane = Awaited<ReturnType<typeof openLane>>;

/** Opens a tab that can slow its pages down and hold back their scripts. */
export async function openLane(browser: Browser, siteUrl: string, hasTouch: boolean) {
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
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));

  /** Runs the page this many times slower than this machine, until the next visit. */
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

  return {
    page,

    slowDown,

    /** Opens a path; resolves at its first paint, before any script file arrives. */
    async visit(path: string, width: number) {
      held = [];
      await slowDown(1);
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate(untilPainted);
    },

    /** Lets the scripts arrive. */
    releaseScripts() {
      for (const route of held ?? []) route.continue();
      held = null;
    },

    /** Resolves once nothing loads and nothing changes any more. */
    async settle() {
      do await page.evaluate(untilQuiet);
      while (coming.size > 0);
    },

    /** Ends the visit. */
    async leave() {
      await page.goto('about:blank');
      coming.clear();
    },

    close: () => context.close(),
  };
}
