import { expect, it } from 'vitest';
import { everyPath } from '../support/checked-paths';
import { nightly } from '../support/nightly';
import { openSite, type Visit } from '../support/open-site';
import { product } from '../support/sample';

const visit = openSite({ isIsolated: true });

/** How a page is kept from running scripts. */
const ways: Record<string, Partial<Visit>> = {
  'are off': { javaScriptEnabled: false },
  'are refused by a policy': { isStatic: true, isAltered: true },
};

it.for(
  Object.entries(ways).flatMap(([way, options]) =>
    nightly(everyPath, ['/', '/appointment', '/services/payroll-processing', product.path]).map(
      (path) => [way, path, options] as const,
    ),
  ),
)('where scripts %s, %s has one note, and no control that does nothing (ERR-2)', async (given) => {
  const [way, path, options] = given;
  const page = await visit({ path: '/robots.txt', isStatic: true, ...options });
  if (way.includes('policy')) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
  }
  await page.goto(path);
  const where = `ERR-2 on ${path}`;
  const notes = page.locator('.without-script, #scripts-missing').filter({ visible: true });
  expect(await notes.count(), where).toBe(1);
  // A native button opens what its `command` names.
  const buttons = page.locator('button:not([command]), [type=search]').filter({ visible: true });
  expect(await buttons.allInnerTexts(), where).toEqual([]);
  expect(await page.locator('main a, main summary, main input').count(), where).toBeGreaterThan(0);
  page.consoleProblems.length = 0;
});

it('where scripts run, the note never shows, and controls are there from the first frame', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true, expectsFailedRequests: true });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await page.locator('.without-script').isVisible(), 'ERR-2').toBe(false);
});

it('a form that the browser itself sends has its button where scripts are off (ERR-2)', async () => {
  const page = await visit({ path: '/robots.txt', isStatic: true, javaScriptEnabled: false });
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<form class="grid',
      '<form method="post" class="grid',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  const buttons = page.locator('button').filter({ visible: true });
  expect(await buttons.allInnerTexts(), 'ERR-2 on /contact').toEqual(['Submit']);
});
