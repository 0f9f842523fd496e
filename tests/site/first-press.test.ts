import { chromium } from 'playwright-core';
import { afterAll, describe, inject, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { describePress, isText, type Press, pressesOf } from '../support/first-press/control';
import { listControls } from '../support/first-press/list-controls';
import { readOutcome, readReturns } from '../support/first-press/page-outcome';
import { createReferences } from '../support/first-press/references';
import { createTabPool } from '../support/first-press/tab-pool';
import { pressFirst } from '../support/first-press/visit';
import { isNightly, nightly } from '../support/nightly';

const siteUrl = inject('siteUrl');
const browser = await chromium.connect(inject('browserEndpoint'));
afterAll(() => browser.close());
const tabs = createTabPool(browser, siteUrl);
const referenceOf = createReferences(tabs);

const controls = await listControls(browser, siteUrl, nightly(everyPath, ['/']));
/** Outside the nightly run: the home page's first button and summary, and one menu by hover. */
const isSampled = ({ control }: Press, index: number, all: readonly Press[]) =>
  (['button', 'summary'].includes(control.tag) &&
    index ===
      all.findIndex((it) => it.control.path === control.path && it.control.tag === control.tag)) ||
  index === all.findIndex((it) => it.kind === 'hover');
const presses = controls
  .flatMap(pressesOf)
  .sort((a, b) => b.timing.localeCompare(a.timing))
  .filter((press, index, all) => isNightly || isSampled(press, index, all))
  .map((press) => [describePress(press), press] as const);

describe('a press before hydration counts once, without a flicker', () => {
  it.concurrent.for(presses)('%s', async ([, press], { expect }) => {
    const expected = await referenceOf(press);
    await tabs.use(press.kind, async (tab) => {
      await pressFirst(tab, press);
      const outcome = () => tab.page.evaluate(readOutcome, isText(press.control));
      await expect.poll(outcome, { timeout: 2_000 }).toEqual(expected.outcome);
      await tab.settle();
      expect(await outcome()).toEqual(expected.outcome);
      const returns = await tab.page.evaluate(readReturns);
      for (const name of expected.returning) delete returns[name];
      expect(returns, 'what changed and changed back').toEqual({});
    });
  });
});
