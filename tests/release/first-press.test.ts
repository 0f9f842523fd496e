import { isDeepStrictEqual } from 'node:util';
import { type Browser, chromium, type Request, type Route } from 'playwright-core';
import { afterAll, describe, inject, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { isHydrated } from '../support/is-hydrated';
import { isNightly, nightly } from '../support/nightly';
import { type Control, installProbe, untilPainted, untilQuiet } from './first-press-probe';

const baseURL = inject('siteUrl');
const browser = await chromium.connect(inject('browserEndpoint'));
afterAll(() => browser.close());
const [phone, desktop] = [390, 1280];

/** How a control is pressed. Text fields are then typed into. */
type InputKind = 'mouse' | 'touch' | 'keyboard';
type Press = { control: Control; kind: InputKind };

/**
 * Every control of these pages before their scripts load, on a desktop or a phone, except links to
 * pages. Shared controls, and those in the mobile menu, are listed for the first page. Controls on
 * both screens are listed alternately for one of them.
 */
async function listControls(paths: readonly string[]) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await context.addInitScript(installProbe);
  // No response: if scripts fail, a page opens what they would close.
  await context.route('**/*.js', () => {});
  const listPage = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(untilPainted);
    const list = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.evaluate(() => globalThis.probe.list());
    };
    const [onPhone, onDesktop] = [await list(phone), await list(desktop)];
    await page.close();
    return onDesktop.map(({ isShown, ...found }, index) => {
      const widths = [...(isShown ? [desktop] : []), ...(onPhone[index]?.isShown ? [phone] : [])];
      return { ...found, path, widths };
    });
  };
  const found = (await Promise.all(paths.map(listPage))).flat();
  await context.close();
  const controls = found
    .filter(({ path, isShared, widths }) => widths.length > 0 && (path === paths[0] || !isShared))
    .map(
      (it, index): Control => ({ ...it, width: it.widths[index % it.widths.length] ?? desktop }),
    );
  const opener = controls.find(({ name }) => name === 'Open menu');
  const inMenu = found.filter(({ path, isInMenu }) => path === paths[0] && isInMenu);
  if (!opener || inMenu.length === 0) throw new Error(`${paths[0]} has no mobile menu`);
  return [...controls, ...inMenu.map((it): Control => ({ ...it, width: phone, opener }))];
}

const pressesOf = (control: Control): Press[] => {
  const kinds: InputKind[] = control.opener ? ['touch'] : ['mouse', 'touch', 'keyboard'];
  return kinds.map((kind) => ({ control, kind }));
};

const describePress = ({ control: { path, tag, name, nth }, kind }: Press) =>
  `${path}: ${tag} "${name}" ${nth > 0 ? `(${nth + 1}) ` : ''}by ${kind}`;

/** Outside the nightly run: a control of each kind on the home page. */
const isSampled = ({ control }: Press, index: number, all: readonly Press[]) =>
  index === all.findIndex((it) => it.control.tag === control.tag);
const presses = (await listControls(nightly(everyPath, ['/'])))
  .flatMap(pressesOf)
  .filter((press, index, all) => isNightly || isSampled(press, index, all))
  .map((press) => [describePress(press), press] as const);

/** Whether visitors type into it. */
const isText = ({ tag, type }: Control) =>
  tag === 'textarea' || (tag === 'input' && !['radio', 'checkbox'].includes(type));

/** The text to type: a country, a date or a number. */
function textFor({ type, name }: Control): string {
  if (type === 'date') return '03172031';
  return /quantity|hours|pay rate/i.test(name) ? '27' : 'Peru';
}

/** Opens a tab that can slow its pages down and hold back their scripts. */
async function openTab(browser: Browser, kind: InputKind) {
  const hasTouch = kind === 'touch';
  const context = await browser.newContext({ baseURL, hasTouch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.addInitScript(installProbe);
  let held: Route[] | undefined;
  await page.route('**/*.js', (route) => (held ? void held.push(route) : route.continue()));
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const release = () => {
    for (const route of held ?? []) route.continue();
    held = undefined;
  };
  /** Resolves when nothing loads or changes. */
  const settle = async () => {
    do await page.evaluate(untilQuiet);
    while (pending.size > 0);
  };
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
  const aim = async (control: Control) => {
    const text = isText(control) && textFor(control);
    const key = ['radio', 'checkbox'].includes(control.type) ? 'Space' : 'Enter';
    let press: () => Promise<unknown> = () => page.keyboard.press(key);
    if (kind === 'keyboard') {
      await page.evaluate((it) => globalThis.probe.find(it).focus(), control);
      if (text) press = async () => {};
    } else {
      const { x, y } = await page.evaluate((it) => globalThis.probe.pointOf(it), control);
      if (kind === 'mouse') press = () => page.mouse.click(x, y);
      if (kind === 'touch') press = () => page.touchscreen.tap(x, y);
    }
    return async () => {
      await press();
      if (!text) return;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
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
    settle,
    read: (control: Control) =>
      page.evaluate((isTyped) => globalThis.probe.read(isTyped), isText(control)),

    /** Presses a control before the page has hydrated. */
    async pressFirst(control: Control) {
      await visit(control);
      if (control.opener) await (await aim(control.opener))();
      const press = await aim(control);
      await slowDown(2);
      if (await page.evaluate(isHydrated)) throw new Error('The page hydrated before the press');
      await press();
      release();
      await page.waitForFunction(isHydrated);
      await finish(control);
    },

    /** Presses a control on a hydrated page. Throws if nothing comes of it, unless it is chosen already. */
    async pressHydrated(control: Control) {
      await visit(control);
      release();
      await page.waitForFunction(isHydrated);
      await settle();
      if (control.opener) {
        await (await aim(control.opener))();
        await settle();
      }
      const press = await aim(control);
      const before = await this.read(control);
      const isInert = await page.evaluate((it) => {
        const inert = ':checked, [aria-checked=true], [aria-selected=true], [aria-disabled=true]';
        return globalThis.probe.find(it).matches(inert);
      }, control);
      await press();
      await finish(control);
      if (!isInert && isDeepStrictEqual(before, await this.read(control)))
        throw new Error('It does nothing on a hydrated page');
    },

    async leave() {
      await page.goto('about:blank');
      pending.clear();
    },
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;
const idle = new Map<InputKind, Tab[]>();

/** Runs `act` with a tab for a kind of input. */
async function withTab<Result>(kind: InputKind, act: (tab: Tab) => Promise<Result>) {
  const tab = idle.get(kind)?.pop() ?? (await openTab(browser, kind));
  try {
    return await act(tab);
  } finally {
    await tab.leave();
    idle.set(kind, [...(idle.get(kind) ?? []), tab]);
  }
}

/** The effect of a press on a hydrated page, which is the same for every kind of input. */
const known = new Map<Control, Promise<unknown>>();
function outcomeOf(control: Control) {
  const found =
    known.get(control) ??
    withTab(control.opener ? 'touch' : 'mouse', async (tab) => {
      await tab.pressHydrated(control);
      return tab.read(control);
    });
  known.set(control, found);
  return found;
}

describe('a press before hydration counts once', () => {
  it.concurrent.for(presses)('%s', async ([, { control, kind }], { expect }) => {
    const outcome = await outcomeOf(control);
    await withTab(kind, async (tab) => {
      await tab.pressFirst(control);
      await expect.poll(() => tab.read(control), { timeout: 2_000 }).toEqual(outcome);
      await tab.settle();
      expect(await tab.read(control)).toEqual(outcome);
    });
  });
});
