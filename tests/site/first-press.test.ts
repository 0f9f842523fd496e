import { chromium } from 'playwright-core';
import { afterAll, describe, inject, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { describePress, type Press, pressesOf } from '../support/first-press/control';
import { createLanes } from '../support/first-press/lanes';
import { listControls } from '../support/first-press/list-controls';
import { readOutcome, readReturns } from '../support/first-press/page-outcome';
import { createReferences } from '../support/first-press/references';
import { pressFirst } from '../support/first-press/visit';
import { isNightly, nightly } from '../support/nightly';

const siteUrl = inject('siteUrl');
const browser = await chromium.connect(inject('browserEndpoint'));
afterAll(() => browser.close());
const lanes = createLanes(browser, siteUrl);
const referenceOf = createReferences(lanes);

const controls = await listControls(browser, siteUrl, nightly(everyPath, ['/', '/about']));
/** Outside the nightly run: the first button and summary of each page, and one menu by hover. */
const isSampled = ({ control }: Press, index: number, all: readonly Press[]) =>
  (['button', 'summary'].includes(control.tag) &&
    index ===
      all.findIndex((it) => it.control.path === control.path && it.control.tag === control.tag)) ||
  index === all.findIndex((it) => it.kind === 'hover');
const presses = controls
  .flatMap(pressesOf)
  .sort((a, b) => b.moment.localeCompare(a.moment))
  .filter((press, index, all) => isNightly || isSampled(press, index, all))
  .map((press) => [describePress(press), press] as const);

describe('a press before hydration counts once, without a flicker', () => {
  it.concurrent.for(presses)('%s', async ([, press], { expect }) => {
    const expected = await referenceOf(press);
    await lanes.use(press.kind, async (lane) => {
      await pressFirst(lane, press);
      const outcome = () => lane.page.evaluate(readOutcome);
      await expect.poll(outcome, { timeout: 2_000 }).toEqual(expected.outcome);
      await lane.settle();
      expect(await outcome()).toEqual(expected.outcome);
      const returns = await lane.page.evaluate(readReturns);
      for (const name of expected.returning) delete returns[name];
      expect(returns, 'what changed and changed back').toEqual({});
    });
  });
});
