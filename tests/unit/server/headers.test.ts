import { afterAll, describe, expect, it } from 'vitest';
import { serveSmallSite } from './small-site';

const { ask, stop } = await serveSmallSite();
afterAll(stop);

describe('the headers', () => {
  it.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/nowhere', 'no-cache', 'text/html; charset=utf-8'],
    [
      '/assets/index-abc123.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    ['/robots.txt', 'public, max-age=3600', 'text/plain; charset=utf-8'],
  ])('let browsers cache %s: %s', async (target, cacheControl, type) => {
    const { headers } = await ask(target);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      cacheControl,
      type,
    ]);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('name the encoding for a client that accepts %s', async (accepted, encoding) => {
    const { headers } = await ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
  });

  it('allow revalidating an unchanged page', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await ask('/about', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(['/', '/nowhere', '/about/', '/assets/gone.js', '/robots.txt'])(
    'protect every document: %s',
    async (target) => {
      const { headers } = await ask(target);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types workbench");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('of a hashed file omit those that apply only to documents', async () => {
    const { headers } = await ask('/assets/index-abc123.js');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
  });
});
