import * as machines from '@machines/index';
import { nodesOf } from '@workbench/model/describe-machine';
import { transitionId, transitionsOf } from '@workbench/model/transition-id';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { isNightly } from '../support/nightly';
import { hydrated, openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true });

const statesOf = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .map(({ id }) => id)
    .filter((id) => id !== machine.id);
const transitionIds = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) => transitionsOf(node).map(transitionId));

/** Chooses a part of a chart, and presses "Walk there" unless the site is there. Says what came. */
async function reach(page: Page, machine: string, part: string) {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `${new URLSearchParams({ machine, selected: part })}`,
  );
  const status = page.locator('.wb-walk [role=status]');
  const walk = page.getByRole('button', { name: 'Walk there' });
  const here = status.getByText('It is here now.');
  await walk.or(here).waitFor();
  // The site may come there by itself at any time.
  await walk.press('Enter', { timeout: 2000 }).catch(() => here.waitFor());
  if (await here.isVisible()) return 'there';
  await status
    .getByText('Arrived')
    .or(page.getByRole('button', { name: 'Try again' }))
    .waitFor({ timeout: 60_000 });
  return (await status.innerText()).startsWith('Arrived') ? 'there' : status.innerText();
}

describe.each(
  Object.values<AnyStateMachine>(machines).map((machine) => [machine.id, machine] as const),
)('the walks of %s', (id, machine) => {
  const parts = [...statesOf(machine), ...(isNightly ? transitionIds(machine) : [])];
  it('reach each part of its chart by one press, in the frame', { timeout: 300_000 }, async () => {
    const page = await visit({
      path: '/statecharts',
      isStatic: true,
      reducedMotion: 'no-preference',
      hasRefusals: true,
    });
    await page.frameLocator('iframe').locator('main').waitFor();
    await hydrated(page.frames()[1] as Frame);
    const failures: Record<string, string> = {};
    for (const part of parts) {
      const came = await reach(page, id, part);
      if (came !== 'there') failures[part] = came;
    }
    expect(failures).toEqual({});
  });
});
