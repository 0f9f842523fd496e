import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders, securityHeaders } from '../../deploy/server/security-headers';
import { findBuiltSite } from '../../deploy/server/site-rules';
import type { Host } from '../support/hosts/host';
import { rawRequest } from '../support/raw-request';

const { folder, rules } = findBuiltSite('dist');
const read = (file: string) => readFileSync(join(folder, file), 'latin1');
const hashed = (end: string) => {
  const name = readdirSync(join(folder, 'assets')).find((file) => file.endsWith(end));
  return `/assets/${name}`;
};
const [script, stylesheet, font] = [hashed('.js'), hashed('.css'), hashed('.woff2')];
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Tests that every host of the built site must pass, apart from the differences named in `Host`.
 */
export function describeHost(name: string, start: () => Promise<Host>) {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.close());
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(host.port, target, options);

  describe(`${name}: pages`, () => {
    it.each([
      ['/', 'index.html'],
      ['/?utm=1', 'index.html'],
      ['/about', 'about.html'],
      ['/about?utm=1&to=//evil.example', 'about.html'],
      ['/services/payroll-processing', 'services/payroll-processing.html'],
      ['/team/marisol-vega', 'team/marisol-vega.html'],
      ['/team/team-details', 'team/team-details.html'],
      ['/blog-details', 'blog-details.html'],
      ['/statecharts', 'statecharts.html'],
      ['/not-found', 'not-found.html'],
    ])('%s is %s', async (target, file) => {
      const { status, headers, body } = await ask(target);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toBe(read(file));
    });

    it.each([
      ['/team/nobody', 'team/team-details.html'],
      ['/team/nobody?utm=1', 'team/team-details.html'],
      ['/team/__proto__', 'team/team-details.html'],
      ['/team/%C3%A9', 'team/team-details.html'],
      ['/case-study/none', 'case-study/case-study-details.html'],
      ['/shop/nothing', 'shop/shop-details.html'],
      ['/blog/no-post', 'blog-details.html'],
    ])('%s, a name that nobody has, is %s', async (target, file) => {
      const { status, body } = await ask(target);
      expect(status).toBe(200);
      expect(body).toBe(read(file));
    });

    it.each([
      '/nowhere',
      '/nowhere/',
      '/nowhere.html',
      '/team/a/b',
      '/services/none',
      '/constructor',
      '/assets',
      '/assets/',
      '/assets/none.js',
      '/404.html/x',
      '/index.html.br',
      '/about.html.gz',
      '/_headers',
      '/_redirects',
      '/.assetsignore',
      '/site-rules.json',
      '/nginx.conf',
    ])('%s is missing, and says so with a way home', async (target) => {
      const { status, body } = await ask(target);
      expect(status).toBe(404);
      expect(body).toBe(read('404.html'));
    });

    it('are headed without a body for HEAD', async () => {
      const { status, headers, body } = await ask('/about', { method: 'HEAD' });
      expect([status, headers.get('content-type'), body]).toEqual([
        200,
        'text/html; charset=utf-8',
        '',
      ]);
    });

    it.each(['POST', 'PUT', 'DELETE'])('are not for %s', async (method) => {
      const answer = await ask('/about', { method, headers: { 'Content-Length': '0' } });
      expect(answer.status).toBe(405);
    });
  });

  describe(`${name}: other spellings of an address`, () => {
    it.each([
      ['/about/', '/about'],
      ['/about/?utm=1', '/about?utm=1'],
      ['/about.html', '/about'],
      ['/about.html?utm=1', '/about?utm=1'],
      ['/index.html', '/'],
      ['/services/payroll-processing/', '/services/payroll-processing'],
      ['/team/marisol-vega/', '/team/marisol-vega'],
      ['/team/marisol-vega.html', '/team/marisol-vega'],
      ['/blog/', '/blog'],
    ])('%s leads to %s', async (target, location) => {
      const { status, headers } = await ask(target);
      expect([308, host.slashStatus]).toContain(status);
      expect(headers.get('location')).toBe(location);
    });

    it.each([
      ['/About', '/about'],
      ['/TEAM/Marisol-Vega?a=B', '/team/marisol-vega?a=B'],
      ['/team/nobody/', '/team/nobody'],
      ['/About.HTML', '/about'],
    ])('%s leads to %s where the host can', async (target, location) => {
      const { status, headers } = await ask(target);
      if (!host.mendsSpelling) return expect([200, 404]).toContain(status);
      expect([status, headers.get('location')]).toEqual([308, location]);
    });
  });

  describe(`${name}: hostile targets`, () => {
    it.each([
      '/../package.json',
      '/../site-rules.json',
      '/%2e%2e/site-rules.json',
      '/..%2fsite-rules.json',
      '/%2e%2e%2fsite-rules.json',
      '/assets/../../site-rules.json',
      '/assets/..%5c..%5csite-rules.json',
      '/assets/%2e%2e/%2e%2e/site-rules.json',
      '/./../../../../../../etc/passwd',
      '/%00',
      '/about%00.html',
      '/%',
      '/%E0%A4%A',
      '//evil.example',
      '//evil.example/',
      '//evil.example/%2e%2e',
      '//about/',
      '/\\evil.example',
      '/%5cevil.example/',
      '/%0d%0aSet-Cookie:%20a=b',
      '/about/%0d%0aSet-Cookie:%20a=b',
      `/${'a'.repeat(6000)}`,
    ])('%s reaches no file outside and leads to no other host', async (target) => {
      const { status, headers, body } = await ask(target);
      expect([200, 307, 308, 400, 404, 414]).toContain(status);
      expect(body).not.toMatch(/"fallbacks"|"devDependencies"|root:x:/);
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers.get('set-cookie')).toBeNull();
      if (status === 200) expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    });
  });

  describe(`${name}: headers`, () => {
    it.each(['/', '/about', '/team/nobody', '/nowhere', '/about/', '/favicon.svg', '/sitemap.xml'])(
      'protect %s',
      async (target) => {
        const { headers } = await ask(target);
        for (const [header, value] of Object.entries(securityHeaders(rules))) {
          expect([header, headers.get(header)]).toEqual([header, value]);
        }
      },
    );

    it.each([script, stylesheet, font])('protect the hashed file %s', async (target) => {
      const { headers } = await ask(target);
      expect(Object.fromEntries(headers)).toMatchObject(
        Object.fromEntries(
          Object.entries(fileHeaders).map(([header, value]) => [header.toLowerCase(), value]),
        ),
      );
    });

    it.each([
      [script, 'text/javascript; charset=utf-8'],
      [stylesheet, 'text/css; charset=utf-8'],
      [font, 'font/woff2'],
      ['/art/offices/helena.svg', 'image/svg+xml'],
      ['/icon-192.png', 'image/png'],
      ['/og/home.png', 'image/png'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml'],
      ['/site.webmanifest', 'application/manifest+json'],
    ])('name the type of %s: %s', async (target, type) => {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(200);
      expect(headers.get('content-type')?.startsWith(type)).toBe(true);
      expect(body).toBe(read(target));
    });

    it.each([script, stylesheet, font])('let %s be kept for good', async (target) => {
      const { headers } = await ask(target);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it.each([
      '/favicon.svg',
      '/art/offices/helena.svg',
      '/robots.txt',
      '/og/team/marisol-vega.png',
    ])('let %s be kept for an hour', async (target) => {
      const { status, headers } = await ask(target);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    });

    it.each(['/', '/about', '/team/nobody', '/nowhere', '/nowhere.png'])(
      'have browsers ask again for %s',
      async (target) => {
        const { headers } = await ask(target);
        expect(headers.get('cache-control')).toMatch(/no-cache|max-age=0, must-revalidate/);
      },
    );

    it('let nobody keep an answer that is missing for good, where the host can', async () => {
      const { headers } = await ask('/assets/none.js');
      expect(headers.get('cache-control')?.includes('immutable')).toBe(!host.forgetsMissing);
    });

    it.each(['/about', script, '/icon-192.png'])(
      'let browsers keep %s as it is',
      async (target) => {
        const etag = (await ask(target)).headers.get('etag') ?? '';
        expect(etag).not.toBe('');
        const same = await ask(target, { headers: { 'If-None-Match': etag } });
        expect([same.status, same.body]).toEqual([304, '']);
        const other = await ask(target, { headers: { 'If-None-Match': '"other"' } });
        expect(other.status).toBe(200);
      },
    );
  });

  describe(`${name}: bodies`, () => {
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', null],
    ])('for a client that accepts %s', async (accepted, encoding) => {
      for (const [target, file] of [
        ['/about', 'about.html'],
        ['/nowhere', '404.html'],
        [script, script],
      ] as const) {
        const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
        const used = headers.get('content-encoding');
        if (host.compresses) {
          expect([target, used]).toEqual([target, encoding]);
          expect(headers.get('vary')).toBe('Accept-Encoding');
        }
        const decode = decoders[used ?? ''] ?? ((bytes: Buffer) => bytes);
        expect(decode(Buffer.from(body, 'latin1')).toString('latin1')).toBe(read(file));
      }
    });

    it('come in parts, where the host can', async () => {
      const whole = read('/icon-192.png');
      const part = await ask('/icon-192.png', { headers: { Range: 'bytes=10-99' } });
      if (!host.sendsRanges) {
        expect([part.status, part.body]).toEqual([200, whole]);
        return;
      }
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 10-99/${whole.length}`,
      ]);
      expect(part.body).toBe(whole.slice(10, 100));
      const beyond = await ask('/icon-192.png', { headers: { Range: 'bytes=9999999-' } });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
        416,
        `bytes */${whole.length}`,
      ]);
    });
  });
}
