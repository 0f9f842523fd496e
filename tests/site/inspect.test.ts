import { faqMachine } from '@machines/faq.machine';
import { describe, expect, it } from 'vitest';
import { summary } from '../support/disclosure';
import { openSite } from '../support/open-site';
import { question } from '../support/sample';

const visit = openSite();

describe('?inspect', () => {
  it('offers Stately, and reports when it is unreachable', async () => {
    const page = await visit({ path: '/faq?inspect' });
    const box = page.getByRole('complementary', { name: 'Statechart inspector' });
    expect(page.externalHosts).toEqual([]);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await box.getByRole('button', { name: 'Inspect in Stately' }).click();
    await box.getByText('Stately could not be reached').waitFor();
    expect(await box.getByRole('link', { name: 'Open the workbench' }).getAttribute('href')).toBe(
      '/statecharts',
    );
  });

  it('attaches to every running actor when Stately connects', async () => {
    const page = await visit({ path: '/faq?inspect' });
    await page.context().route('https://stately.ai/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>window.received = []; addEventListener("message", ({ data }) => received.push(data)); opener.postMessage({ type: "@statelyai.connected" }, "*");</script>',
      }),
    );
    const opened = page.context().waitForEvent('page');
    // What was typed before is part of what Stately is told first.
    await page.getByLabel('Email address').fill('early@books.example');
    await page.getByRole('button', { name: 'Inspect in Stately' }).click();
    await page.getByText(/Attached to \d+ actors\./).waitFor();
    const stately = await opened;
    // Stately's code posts events when the page is idle, which a headless page with a popup may
    // never be.
    await page.evaluate(() => {
      window.requestIdleCallback = (run) => setTimeout(run);
    });
    await summary(page, question).click();
    type Received = { type: string; event?: { type: string }; definition?: string }[];
    const received = () =>
      stately.evaluate(() => (window as unknown as { received: Received }).received);
    await expect
      .poll(async () => (await received()).map(({ event }) => event?.type))
      .toContain('item.toggled');
    await page.getByLabel('Email address').fill('ann@books.example');
    await expect
      .poll(async () => JSON.stringify(await received()))
      .toContain('"email":"•••••••••••••••••"');
    expect(JSON.stringify(await received()), 'GEN-1: what is typed').not.toContain('books');
    const actors = (await received()).filter(({ type }) => type === '@xstate.actor');
    expect(actors.length).toBeGreaterThan(4);
    const faq = faqMachine.config;
    expect(actors.map(({ definition }) => definition)).toContain(JSON.stringify(faq));
  });
});
