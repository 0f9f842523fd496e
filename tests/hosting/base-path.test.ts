import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documentTitle } from '@/lib/document-title';
import { routes } from '@/routes';
import { findBrowser } from '../support/find-browser';
import { browserArgs } from '../support/launch-options';
import { hydrated } from '../support/open-site';
import { member } from '../support/sample';
import { buildBelow } from './build-below';
import type { Host } from './host';
import { startLocalHost } from './local-host';

let dist: string;
let removeBuild: () => void;
const read = (file: string) => readFileSync(join(dist, 'site/demo', file), 'utf8');
let host: Host;
let browser: Browser;

beforeAll(async () => {
  ({ dist, remove: removeBuild } = buildBelow('/demo/'));
  host = await startLocalHost(dist);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});

afterAll(async () => {
  await browser?.close();
  host?.close();
  removeBuild?.();
});

/** Opens a path on the host. Console messages and requests outside the base path fail the test. */
async function visit(path: string): Promise<Page> {
  const { port } = host;
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  const wrong: string[] = [];
  const isExpected = (url: string) => new URL(url).pathname.endsWith('/nowhere');
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isLost = response.status() >= 400 && !isExpected(response.url());
    if (isLost || !url.pathname.startsWith('/demo/')) wrong.push(response.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.location().url)) {
      wrong.push(message.text());
    }
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  onTestFinished(async () => {
    await page.close();
    expect(wrong).toEqual([]);
  });
  await page.goto(path);
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a site built for /demo/', () => {
  it('navigates from home to the cart and back', async () => {
    const page = await visit('/demo/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect.poll(() => page.title()).toBe(documentTitle('About'));
    expect(pathOf(page)).toBe('/demo/about');
    await page.goBack();
    await expect.poll(() => page.title()).toBe(documentTitle('Home'));
    expect(pathOf(page)).toBe('/demo/');

    await page.goto('/demo/shop');
    await hydrated(page);
    await page.locator('main a[href^="/demo/shop/"]').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    expect(pathOf(page)).toMatch(/^\/demo\/shop\/./);
    await page.locator('header').getByRole('link', { name: /cart/i }).first().click();
    await page.getByRole('link', { name: 'Proceed To Checkout' }).waitFor();
    expect(pathOf(page)).toBe('/demo/cart');
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.reload();
    await page.getByText('Please add products to your cart!').waitFor();
    expect(await page.title()).toBe(documentTitle('Cart'));
  });

  it('links home from a missing page', async () => {
    const page = await visit('/demo/nowhere');
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect.poll(() => page.title()).toBe(documentTitle('Home'));
    expect(pathOf(page)).toBe('/demo/');
  });

  it('shows its pictures, default pages and web manifest', async () => {
    for (const path of ['/demo/team', '/demo/contact', '/demo/blog/none']) {
      const page = await visit(path);
      await page.route(/openstreetmap/, (route) => route.abort());
      await hydrated(page);
      const sources = await page
        .locator('img')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('src')));
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => !/^(\/demo\/|data:)/.test(source ?? ''))).toEqual([]);
      const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
      expect(manifest).toBe('/demo/site.webmanifest');
    }
  });

  it('has no link out of the base path', () => {
    const files = readdirSync(join(dist, 'site/demo'), { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(routes.length);
    const outside = pages.flatMap((file) =>
      [...read(file).matchAll(/(?:href|src)="(\/[^"]*)"/g)]
        .map(([, target]) => `${file}: ${target}`)
        .filter((found) => !found.includes(': /demo/')),
    );
    expect(outside).toEqual([]);
  });

  it('has its workbench', async () => {
    const page = await visit('/demo/statecharts');
    await page.frameLocator('iframe').locator('h1').waitFor();
    await page.locator('tbody tr:not([aria-hidden])').first().waitFor();
  });

  it('has its base path in its metadata', () => {
    expect(read('about.html')).toContain(
      '<link rel="canonical" href="https://a.example/demo/about"',
    );
    expect(read(`team/${member.slug}.html`)).toContain('"item":"https://a.example/demo/team"');
    expect(read('sitemap.xml')).toContain('<loc>https://a.example/demo/about</loc>');
    expect(read('../_headers')).toContain('\n/demo/assets/*\n');
  });
});
