import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, describe, inject, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { type Control, installProbe } from '../support/first-press/probe';
import { createTabs, type InputKind, untilPainted } from '../support/first-press/tab';
import { isNightly, nightly } from '../support/nightly';

const baseURL = inject('siteUrl');
const browser = await chromium.connect(inject('browserEndpoint'));
afterAll(() => browser.close());
const withTab = createTabs(browser, baseURL);
const [phone, desktop] = [390, 1280];

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

type Press = { control: Control; kind: InputKind; isDuring: boolean };

/** The presses of a control: before the scripts with each kind of input, during them with one. */
const pressesOf = (control: Control, index: number): Press[] => {
  const kinds: InputKind[] = control.opener
    ? ['touch']
    : ['mouse', 'touch', 'keyboard', ...(control.opensOnHover ? (['hover'] as const) : [])];
  const inTurn = kinds[index % kinds.length] ?? 'mouse';
  return [
    ...kinds.map((kind) => ({ control, kind, isDuring: false })),
    { control, kind: inTurn, isDuring: true },
  ];
};

const describeControl = ({ path, tag, name, nth }: Control) =>
  `${path}: ${tag} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`;
const describePress = ({ control, kind, isDuring }: Press) =>
  `${describeControl(control)}, by ${kind}, ${isDuring ? 'during' : 'before'} the scripts`;

/** Outside the nightly run: a control of each kind on the home page, and one menu by hover. */
const isSampled = ({ control, kind, isDuring }: Press, index: number, all: readonly Press[]) =>
  !isDuring &&
  (index === all.findIndex((it) => it.control.tag === control.tag) ||
    (kind === 'hover' && index === all.findIndex((it) => it.kind === 'hover')));
const presses = (await listControls(nightly(everyPath, ['/'])))
  .flatMap(pressesOf)
  .filter((press, index, all) => isNightly || isSampled(press, index, all))
  .map((press) => [describePress(press), press] as const);

/** The effect of a press on a hydrated page, which is the same for every kind but hovering. */
const known = new Map<string, Promise<{ outcome: unknown; returning: string[] }>>();
function referenceOf({ control, kind }: Press) {
  const ofAll = control.opener ? 'touch' : 'mouse';
  const by = kind === 'hover' ? 'hover' : ofAll;
  const key = `${describeControl(control)} ${by}`;
  const found =
    known.get(key) ??
    withTab(by, async (tab) => {
      const { before, isInert } = await tab.pressHydrated(control, by);
      const outcome = await tab.read(control);
      if (!isInert && isDeepStrictEqual(before, outcome)) {
        throw new Error('It does nothing on a hydrated page');
      }
      return { outcome, returning: Object.keys(await tab.returns()) };
    });
  known.set(key, found);
  return found;
}

describe('a press before hydration counts once, without a flicker', () => {
  it.concurrent.for(presses)('%s', async ([, press], { expect }) => {
    const { control, kind, isDuring } = press;
    const { outcome, returning } = await referenceOf(press);
    await withTab(kind, async (tab) => {
      await tab.pressFirst(control, kind, isDuring);
      await expect.poll(() => tab.read(control), { timeout: 2_000 }).toEqual(outcome);
      await tab.settle();
      expect(await tab.read(control)).toEqual(outcome);
      const returns = await tab.returns();
      for (const name of returning) delete returns[name];
      expect(returns, 'what changed and changed back').toEqual({});
    });
  });
});
