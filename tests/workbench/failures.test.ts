import { expect, it } from 'vitest';
import { alterCart } from '../support/alter-cart';
import { openSite } from '../support/open-site';
import { fillCart, inspector, openPanel, siteHydrated, workbench } from '../support/workbench-page';

const visit = openSite();
const open = () => visit(workbench);

it('the list of clauses shows those that a step departs from, and leads there', async () => {
  const page = await open();
  await alterCart(page);
  await page.reload();
  await fillCart(page);
  await openPanel(page, 'Clauses');
  await page.getByText(/chart clauses exercised, \d+ cited by steps that depart/).waitFor();
  const clause = page.locator('.wb-clauses li', { hasText: /^ST-CART-5/ });
  expect(await clause.getAttribute('data-status')).toBe('departed');
  expect(await clause.innerText()).toContain('cited by 1 step, which departs');
  await clause.getByRole('button', { name: /Go to step/ }).click();
  expect(await inspector(page).innerText()).toContain('departs');
  await page.unrouteAll();
});

it('the page says so if its script is missing (ERR-2)', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true, expectsFailedRequests: true });
  await page.route('**/statecharts-*.js', (route) => route.abort());
  await page.goto('/statecharts');
  const late = page.getByText('The workbench hasn’t loaded yet.');
  expect(await late.isVisible()).toBe(false);
  await late.waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await siteHydrated(page);
  expect(await late.count()).toBe(0);
});
