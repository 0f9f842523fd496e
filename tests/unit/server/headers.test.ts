import { afterAll, describe, expect, it } from 'vitest';
import { serveSmallSite } from './small-site';

const { ask, stop } = await serveSmallSite();
afterAll(stop);

describe('the headers', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=0.5, br;q=0.1', 'gzip'],
    ['br;q=0', null],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0.0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['gzip;q=0.001, *;q=0', 'gzip'],
    ['gzip, identity;q=0', 'gzip'],
    ['gzip;q=0.5, identity', null],
    ['identity', null],
    ['identity;q=0', null],
    ['brotli, gzipped', null],
    ['br;q=high', null],
    ['', null],
  ])('name the encoding for a client that accepts %j: %s', async (accepted, encoding) => {
    for (const target of ['/', '/nowhere', '/assets/index-abc123.js']) {
      const { headers } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
      const named = [target, headers.get('content-encoding'), headers.get('vary')];
      expect(named).toEqual([target, encoding, 'Accept-Encoding']);
    }
  });

  it.each([
    ['its tag', (tag: string) => tag, 304],
    ['its tag among others', (tag: string) => `"a,b", ${tag} ,W/"c"`, 304],
    ['its tag as a strong one', (tag: string) => tag.replace('W/', ''), 304],
    ['any version', () => '*', 304],
    ['others', () => '"a", W/"b"', 200],
    ['a part of its tag', (tag: string) => tag.replace(/\d/, ''), 200],
    ['its tag without quotes', (tag: string) => tag.replace(/W\/|"/g, ''), 200],
  ] as const)('allow revalidating a file of which the client has %s', async (_, known, status) => {
    for (const target of ['/about', '/assets/index-abc123.js', '/robots.txt']) {
      const whole = await ask(target);
      const tag = whole.headers.get('etag') ?? '';
      const again = await ask(target, { headers: { 'If-None-Match': known(tag) } });
      expect([target, again.status, again.body]).toEqual([
        target,
        status,
        status === 304 ? '' : whole.body,
      ]);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect(again.headers.get(name)).toBe(whole.headers.get(name));
      }
    }
  });

  it('let no client keep the page for what is missing', async () => {
    const { status } = await ask('/nowhere', { headers: { 'If-None-Match': '*' } });
    expect(status).toBe(404);
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
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );
});
