import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { readPage } from '../support/built-pages';
import { allHydrated, openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true });

describe('the content security policy', () => {
  it('blocks markup and script from strings', async () => {
    const page = await visit();
    const outcome = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        markup: () => {
          document.body.innerHTML = '<b>text</b>';
        },
        address: () => {
          document.createElement('script').src = '/assets/any.js';
        },
        'a policy of its own': () => {
          type Factory = { createPolicy: (name: string, rules: object) => void };
          (window as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy('mine', {});
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} passed`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(outcome).toEqual([
      'markup: TypeError',
      'address: TypeError',
      'a policy of its own: TypeError',
    ]);
    const consoleProblems = page.consoleProblems.splice(0);
    expect(consoleProblems.filter((text) => !/Trusted|TrustedTypePolicy/.test(text))).toEqual([]);
  });

  it('blocks added style elements', async () => {
    const page = await visit();
    const display = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      return getComputedStyle(document.body).display;
    });
    expect(display).toBe('block');
    expect(page.consoleProblems.splice(0).join()).toContain('style-src-elem');
  });
});

describe('third-party frames', () => {
  const names = ['sandbox', 'allow', 'referrerpolicy', 'loading'];

  it('the map has only the permissions that it needs', () => {
    const frames = [...readPage('/contact').querySelectorAll('iframe')];
    expect(frames.map((frame) => names.map((name) => frame.getAttribute(name)))).toEqual([
      ['allow-scripts allow-same-origin allow-popups', null, 'no-referrer', 'lazy'],
    ]);
  });

  it('the map loads when it is near the viewport (GEN-2)', async () => {
    const page = await visit({ path: '/contact', width: 390 });
    await allHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(page.externalHosts).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => page.externalHosts).toEqual(['www.openstreetmap.org']);
  });

  it('the map lies over its drawing (CONTACT-1)', async () => {
    const page = await visit({ path: '/contact', expectsFailedRequests: true });
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
    );
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    const top = await frame.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
    });
    expect(top, 'CONTACT-1 on /contact').toBe('iframe');
  });

  it('the video has only the permissions that it needs', async () => {
    const page = await visit({ path: '/about' });
    await page.getByRole('button', { name: about.intro.video.label }).click();
    const frame = page.getByRole('dialog').locator('iframe');
    expect(await Promise.all(names.map((name) => frame.getAttribute(name)))).toEqual([
      'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
      'autoplay; encrypted-media; fullscreen; picture-in-picture',
      'strict-origin-when-cross-origin',
      null,
    ]);
  });
});
