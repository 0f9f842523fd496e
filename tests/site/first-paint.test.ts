import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nightly } from '../support/nightly';
import { allHydrated, openSite } from '../support/open-site';
import { caseStudyPath, member, product } from '../support/sample';
import { fullPost, pathOfPost } from '../support/sample-posts';

const visit = openSite({ isIsolated: true });

const paintOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

describe('the first paint', () => {
  it.each(nightly(['/', '/services', '/contact', '/shop'], ['/', '/shop']))(
    'of %s needs only the document',
    async (path) => {
      const page = await visit({ path: '/error', width: 390 });
      // These requests never get a response.
      const asked: string[] = [];
      await page.route(
        ({ pathname }) => pathname !== path,
        (route) => void asked.push(route.request().url()),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => paintOf(page)).toBeGreaterThan(0);
      await expect.poll(() => asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
      expect(await page.locator('h1').isVisible()).toBe(true);
    },
  );

  const withPictures = [
    product.path,
    pathOfPost(fullPost),
    '/shop',
    '/blog',
    '/case-study',
    caseStudyPath,
    member.path,
  ];
  it.each(nightly(withPictures, withPictures.slice(0, 2)))(
    'of %s has the picture of its first screen, and hydration keeps it',
    async (path) => {
      const page = await visit({ path, blockScripts: true });
      const picture = page.locator('main img').first();
      // A drawing is in the document. A photograph, which has several files, is not.
      const isShown = () =>
        picture.evaluate((image: HTMLImageElement) => {
          const isThere = image.srcset !== '' || image.currentSrc.startsWith('data:image/svg+xml,');
          return isThere && image.complete && image.naturalWidth > 0;
        });
      await expect.poll(isShown).toBe(true);
      await page.unroute('**/*.js');
      await page.reload();
      await allHydrated(page);
      expect(await isShown()).toBe(true);
    },
  );
});
