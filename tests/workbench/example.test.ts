import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true });

it('the example app works offline: chart, trace, clauses, Run from here and Walk there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamp-'));
  await build({
    configFile: 'packages/workbench/example/vite.config.ts',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const page = await visit({ path: '/faq' });
  await page.context().setOffline(true);
  await page.route('https://lamp.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      body: await readFile(join(folder, pathname === '/' ? 'index.html' : pathname)),
      contentType: { html: 'text/html', css: 'text/css', js: 'text/javascript' }[
        pathname.split('.')[1] ?? 'html'
      ],
    });
  });
  await page.goto('https://lamp.example/');
  const step = page.getByRole('row', { name: /lamp 1 pressed moved: off → on/ });
  await page.getByRole('button', { name: 'Press', exact: true }).click();
  await step.waitFor();
  await page.getByRole('heading', { name: 'lamp 1, latest step: 2' }).waitFor();
  expect(await page.getByRole('region', { name: 'Chart of lamp' }).innerText()).toContain(
    'pressed',
  );
  // The app keeps its own look.
  const radius = await page
    .getByRole('button', { name: 'Press', exact: true })
    .evaluate((button) => getComputedStyle(button).borderRadius);
  expect(radius).toBe('0px');
  await page.getByRole('tab', { name: 'Clauses' }).click();
  await page.getByText('It turns itself off after a minute.').waitFor();
  await page.getByRole('tab', { name: 'Trace' }).click();
  for (const height of [740, 840, 930]) {
    await page.setViewportSize({ width: 1280, height });
    for (let press = 0; press < 16; press += 1) {
      await page.getByRole('button', { name: 'Press', exact: true }).click();
    }
  }
  await page.getByRole('row', { name: /^Step 50 .* lamp 1 pressed/ }).waitFor();
  await page.getByRole('button', { name: 'Run from here' }).click();
  await page.getByRole('row', { name: /lamp 2 .*restored/ }).waitFor();
  await page.locator('.chart-state[data-id="lamp.off"]').click();
  await page.getByRole('button', { name: 'Walk there' }).click();
  await page.getByRole('row', { name: /lamp 2 pressed moved: on → off/ }).waitFor();
  expect(new Set(page.externalHosts)).toEqual(new Set(['lamp.example']));
});
