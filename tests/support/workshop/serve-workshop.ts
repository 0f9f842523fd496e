import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
};

let built: Promise<string> | undefined;

async function buildWorkshop(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  await build({
    root: 'tests/support/workshop',
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

/** Opens the workshop in a page. */
export async function openWorkshop(page: Page): Promise<void> {
  built ??= buildWorkshop();
  const folder = await built;
  await page.route('https://workshop.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname;
    await route.fulfill({
      body: await readFile(join(folder, name)),
      contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/html',
    });
  });
  await page.goto('https://workshop.example/');
  // A narrow screen shows another pane.
  await page.locator('.chart-canvas').waitFor({ state: 'attached' });
}
