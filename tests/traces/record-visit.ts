/**
 * Records the trace of a visit to the built site in a browser: `npm run trace:record [-- FILE]`, by
 * default `tests/traces/visit.json`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { build } from 'vite';
import type { Trace } from '@/workbench/model/trace';
import { serveSite } from '../../server/site-server';
import { about } from '../../src/content/about';
import { appointment, interests } from '../../src/content/appointment';
import { auth } from '../../src/content/auth';
import { paydays } from '../../src/content/paydays';
import { categoryNames } from '../../src/content/post';
import { shop } from '../../src/content/shop';
import { testimonials } from '../../src/content/testimonials';
import { choice } from '../support/choice';
import { summary } from '../support/disclosure';
import { findBrowser } from '../support/find-browser';
import { browserArgs } from '../support/launch-options';
import { allHydrated, hydrated } from '../support/open-site';
import { itemAt, otherProduct, product, question } from '../support/sample';

async function bundleRecorder(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@machines': resolve('machines'), '@': resolve('src') } },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'tests/traces/record-page.ts', formats: ['iife'], name: 'recorder' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The recorder could not be bundled');
  return chunk.code;
}

/** The visit, from the home page to a service, past every machine. */
async function visit(page: Page) {
  const [banner, main] = [page.getByRole('banner'), page.locator('main')];
  const button = (name: string) => page.getByRole('button', { name }).or(summary(page, name));
  const shown = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
  const isHome = () => page.waitForFunction(() => location.pathname === '/');
  const follow = async (link: Locator, title: string) => {
    await link.click();
    await shown(title);
  };
  const followInMenu = async (group: string, path: string, title: string) => {
    await button(group).click();
    await follow(banner.locator(`a[href="${path}"]`).filter({ visible: true }), title);
  };

  await button('More hours').click();
  await page.getByRole('spinbutton', { name: 'Pay rate' }).fill('46.5');
  await choice(page, 'Wyoming').click();
  await page.getByText('Balanced', { exact: true }).waitFor();
  await button('Subscribe').click();
  await page.getByLabel('Email address').fill('ann@books.example');
  await button('Subscribe').click();
  await page.getByText('Thanks for subscribing!').waitFor();
  for (const period of ['Yearly', 'Monthly']) await choice(page, period).click();
  await button(question).click();
  await button(question).click();

  await followInMenu('Shop', '/shop', 'Shop');
  await follow(main.getByRole('link', { name: product.name }), product.name);
  await button('One more').click();
  await page.getByRole('spinbutton').fill('4');
  await button('Add to Cart').click();
  await page.getByRole('tab', { name: shop.tabs.reviews }).click();
  await page.getByRole('tab', { name: shop.tabs.description }).click();
  await follow(main.getByRole('link', { name: otherProduct.name }), otherProduct.name);
  await button('Add to Cart').click();

  await follow(banner.getByRole('link', { name: /^Cart, / }), 'Cart');
  await button(`One more of ${otherProduct.name}`).click();
  await button(`One fewer of ${product.name}`).click();
  await page.getByRole('spinbutton', { name: `Quantity of ${product.name}` }).fill('abc');
  await button(`One fewer of ${otherProduct.name}`).click();
  await button(`One fewer of ${otherProduct.name}`).click();
  await button('Undo').click();
  await button(`Remove ${otherProduct.name}`).click();
  await button('close').first().click();
  await follow(page.getByRole('link', { name: 'Proceed To Checkout' }), 'Checkout');
  await button('Click here').click();
  for (const name of ['Ann', 'Ann Lee']) {
    await page.getByLabel('First Name').fill(name);
    await page.getByLabel('First Name').press('Enter');
  }
  await page.getByLabel('First Name').press('Enter');
  await page.getByRole('combobox', { name: 'State' }).fill('spring');
  await page.getByRole('option', { name: 'Springfield, IL' }).click();
  await follow(main.getByRole('link', { name: 'Cart', exact: true }), 'Cart');
  for (const name of ['Empty Cart', 'Undo', 'Empty Cart']) await button(name).click();

  await follow(banner.getByRole('link', { name: 'About' }), 'About');
  await button(about.intro.video.label).click();
  await page.keyboard.press('Escape');
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await isHome();
  await page.goBack();
  await shown('About');
  await page.goForward();
  await isHome();
  await followInMenu('Blog', '/blog', 'Blog');
  await page.getByRole('searchbox').fill(itemAt<string>(categoryNames, 0));
  await followInMenu('Pages', '/appointment', 'Appointment');
  await button(appointment.form.labels.interest).click();
  await page.getByRole('option', { name: itemAt<string>(interests, 1) }).click();
  await followInMenu('Pages', '/login', auth.login.heading);
  await button(auth.reviews.next).click();
  await page.getByText(`2 of ${testimonials.length}`).waitFor();
  await page.goBack();
  await shown('Appointment');
  // In a submenu that is closed.
  await banner.locator('a[href="/services/payroll-processing"]').first().dispatchEvent('click');
  await page.getByLabel(paydays.labels.first).fill('2026-01-09');
}

const [file = 'tests/traces/visit.json'] = process.argv.slice(2);
const site = await serveSite('dist');
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.route(
    ({ origin }) => origin !== site.url,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  // Defines tsx's helper for function names, which pages don't have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  await page.addInitScript(await bundleRecorder());
  await page.goto(site.url);
  await hydrated(page);
  await allHydrated(page);
  await visit(page);
  const trace = await page.evaluate<Trace>('recordedTrace');
  writeFileSync(file, `${JSON.stringify(trace)}\n`);
  const machines = new Set(trace.steps.map(({ machine }) => machine));
  console.log(`${trace.steps.length} steps of ${machines.size} machines in ${file}`);
} finally {
  await browser.close();
  site.close();
}
