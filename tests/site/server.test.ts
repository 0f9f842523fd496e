import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { builtPages } from '../support/built-pages';

const ask = (path: string) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } });

describe('the server of the built site', () => {
  it('answers every page with 200, compressed, under a policy without loose script or styles', async () => {
    for (const path of builtPages()) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'br']);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self'( 'sha256-[\w+/=]+')+; style-src-elem 'self' 'sha256-[\w+/=]+';/,
      );
    }
  });

  it('answers an unknown path with 404 and the not-found page', async () => {
    const answer = await ask('/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });

  it.each([
    ['/team/nobody', '/team/team-details'],
    ['/case-study/none', '/case-study/case-study-details'],
    ['/shop/nothing', '/shop/shop-details'],
    ['/blog/no-post', '/blog-details'],
  ])('answers %s with the page at %s', async (path, standIn) => {
    const [answer, expected] = await Promise.all([ask(path), ask(standIn)]);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await expected.text());
  });

  it('lets hashed files be kept for good', async () => {
    const files = readdirSync('dist/site/assets').filter((name) => /\.(js|css|woff2)$/.test(name));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const { status, headers } = await ask(`/assets/${file}`);
      expect([file, status, headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});
