import { AxeBuilder } from '@axe-core/playwright';
import { machines } from '@machines/tables';
import { nodesOf } from '@workbench/model/state-nodes';
import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { holdRequests } from '../support/hold-requests';
import { isNightly, nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { button, inspector, openPanel, siteHydrated } from '../support/workbench-page';

const visit = openSite();
const all = Object.values(machines);

const statesOf = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .map(({ id }) => id)
    .filter((id) => id !== machine.id);
const transitionsIn = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) => transitionsOf(node).map(transitionId));

/** Opens the workbench and waits for the site to hydrate. */
async function open(hash = '') {
  const page = await visit({
    path: `/statecharts${hash}`,
    isStatic: true,
    reducedMotion: 'no-preference',
  });
  await siteHydrated(page);
  return page;
}

const status = (page: Page) => page.locator('.wb-walk [role=status]');
const walk = (page: Page) => page.getByRole('button', { name: 'Walk there' });

/** Without a history entry, as in the workbench itself. */
const choose = (page: Page, machine: string, part: string) =>
  page.evaluate(
    (hash) => location.replace(hash),
    `#${new URLSearchParams({ machine, selected: part })}`,
  );

/**
 * Selects a part of a chart, and presses “Walk there” unless it is already reached. Returns the
 * message of a failure.
 */
async function reach(page: Page, machine: string, part: string) {
  await choose(page, machine, part);
  const here = status(page).getByText('Already here.');
  await walk(page).or(here).waitFor();
  if (await here.isVisible()) return 'there';
  // The site can reach the state on its own at any time.
  await walk(page)
    .press('Enter', { timeout: 2000 })
    .catch(() => here.waitFor());
  if (await here.isVisible()) return 'there';
  await status(page)
    .getByText('Arrived')
    .or(page.getByRole('button', { name: 'Try again' }))
    .waitFor({ timeout: 60_000 })
    .catch(() => {});
  const message = await status(page).innerText();
  return message.startsWith('Arrived') ? 'there' : message;
}

/** The parts that can't be reached with one press, with the messages. */
async function unreached(machine: AnyStateMachine, parts: readonly string[]) {
  const page = await open();
  const failures: Record<string, string> = {};
  for (const part of parts) {
    const result = await reach(page, machine.id, part);
    if (result !== 'there') failures[part] = result;
  }
  return failures;
}

describe('Walk there', () => {
  // Machines that differ in how they are walked: by pages, menus, limits and delays.
  const sample = ['cart', 'mobileMenu', 'payStatement'];
  const walked = nightly(
    all,
    all.filter(({ id }) => sample.includes(id)),
  );

  it.each(walked.map((machine) => [machine.id, machine] as const))(
    'walks the site to each state of %s',
    { timeout: 120_000 },
    async (_, machine) => expect(await unreached(machine, statesOf(machine))).toEqual({}),
  );

  it.runIf(isNightly).each(all.map((machine) => [machine.id, machine] as const))(
    'walks the site through each transition of %s',
    { timeout: 300_000 },
    async (_, machine) => expect(await unreached(machine, transitionsIn(machine))).toEqual({}),
  );
});

describe('a walk in the workbench', () => {
  it('describes its path, walks it, and keeps the focus', async () => {
    const page = await open('#machine=cart&selected=cart.filled%23item.removed%231');
    const steps = page.locator('.wb-walk-steps > li');
    await expect.poll(() => steps.count()).toBe(3);
    expect(await steps.first().innerText()).toContain('follow the link to /shop');
    expect(await steps.last().innerText()).toMatch(/^item\.removed .*stays\s+follow.*“Remove /s);
    await walk(page).press('Enter');
    await status(page).getByText('Arrived.').waitFor();
    const isFocused = () => walk(page).evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await page.getByText('No departures').waitFor();
  });

  it('reports a missing control, and continues once it is there', async () => {
    const page = await open();
    expect(await reach(page, 'pricing', 'pricing.yearly')).toBe('there');
    const frame = page.frames()[1] as Frame;
    const hide = (isHidden: boolean) =>
      frame.evaluate((hidden) => {
        document.body.style.visibility = hidden ? 'hidden' : '';
      }, isHidden);
    await hide(true);
    expect(await reach(page, 'pricing', 'pricing.monthly')).toBe(
      'The page /pricing does not show “Monthly”.',
    );
    await hide(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await status(page).getByText('Arrived.').waitFor();
  });

  it('starts from a clause that has not been exercised', async () => {
    const page = await open();
    await openPanel(page, 'Clauses');
    await button(page, 'Show path: ST-CART-3').click();
    await expect.poll(() => page.getByLabel('Machine').inputValue()).toBe('cart');
    expect(await inspector(page).innerText()).toMatch(/ST-CART-3 [A-Z]/);
    await walk(page).click();
    await page.getByRole('button', { name: /^ST-CART-3: exercised 1 time/ }).waitFor();
  });

  it('can be stopped', async () => {
    const page = await open('#machine=cart&selected=cart.filled');
    // The walk waits for the page where something can be added.
    const arrive = await holdRequests(page, '**/assets/*-page-*.js');
    await walk(page).press('Enter');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await walk(page).waitFor();
    arrive();
  });

  it.each(nightly(['light', 'dark'] as const, ['light'] as const))(
    'has no axe violations, %s',
    async (colorScheme) => {
      const page = await open('#machine=cart&selected=cart.filled');
      await page.emulateMedia({ colorScheme });
      for (const part of nightly(['cart.filled', 'cart.filled#item.removed#1'], ['cart.filled'])) {
        expect(await reach(page, 'cart', part)).toBe('there');
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
      }
    },
  );
});
