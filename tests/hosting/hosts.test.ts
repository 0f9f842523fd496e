import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { fileHeaders, securityHeaders } from '../../server/headers';
import { findBuiltSite } from '../../server/site-rules';
import { rawRequest } from '../support/raw-request';
import { member } from '../support/sample';
import type { Host } from './host';
import { startLocalHost } from './local-host';
import { missingNginx, startNginxHost } from './nginx-host';

const { folder, rules } = findBuiltSite('dist');

/** A file of the built site, one character per byte. */
const read = (file: string) => readFileSync(join(folder, file), 'latin1');

const hashed = (end: string) =>
  `/assets/${readdirSync(join(folder, 'assets')).find((file) => file.endsWith(end))}`;
const script = hashed('.js');
const stylesheet = hashed('.css');
const font = hashed('.woff2');
const { img: drawing } = firm.offices[0];

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const hosts = [{ name: 'the site’s own server', start: startLocalHost }];
if (missingNginx) console.log(`SKIPPED tests of nginx: ${missingNginx}`);
else hosts.push({ name: 'nginx', start: startNginxHost });

describe.each(hosts)('$name', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.close());
  const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(host.port, target, options);

  describe('pages', () => {
    it.each([
      ['/', 'index.html'],
      ['/?utm=1', 'index.html'],
      ['/about', 'about.html'],
      ['/about?utm=1&to=//evil.example', 'about.html'],
      ['/services/payroll-processing', 'services/payroll-processing.html'],
      [member.path, `team/${member.slug}.html`],
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
    ])('%s, an unknown name, is %s', async (target, file) => {
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
    ])('%s is missing, and shows the not-found page (RT-6)', async (target) => {
      const { status, body } = await ask(target);
      expect(status).toBe(404);
      expect(body).toBe(read('404.html'));
    });

    it('have no body for HEAD', async () => {
      const { status, headers, body } = await ask('/about', { method: 'HEAD' });
      expect([status, headers.get('content-type'), body]).toEqual([
        200,
        'text/html; charset=utf-8',
        '',
      ]);
    });

    it.each(['POST', 'PUT', 'DELETE'])('reject %s', async (method) => {
      const answer = await ask('/about', { method, headers: { 'Content-Length': '0' } });
      expect(answer.status).toBe(405);
    });
  });

  describe('other spellings of an address', () => {
    it.each([
      ['/about/', '/about'],
      ['/about/?utm=1', '/about?utm=1'],
      ['/about.html', '/about'],
      ['/about.html?utm=1', '/about?utm=1'],
      ['/index.html', '/'],
      ['/services/payroll-processing/', '/services/payroll-processing'],
      [`${member.path}/`, member.path],
      [`${member.path}.html`, member.path],
      ['/blog/', '/blog'],
    ])('%s redirects to %s', async (target, location) => {
      const { status, headers } = await ask(target);
      expect([status, headers.get('location')]).toEqual([308, location]);
    });

    it.each([
      ['/About', '/about'],
      [`${member.path.toUpperCase()}?a=B`, `${member.path}?a=B`],
      ['/team/nobody/', '/team/nobody'],
      ['/About.HTML', '/about'],
    ])('%s redirects to %s if the host can', async (target, location) => {
      const { status, headers } = await ask(target);
      if (!host.normalizesPaths) return expect([200, 404]).toContain(status);
      expect([status, headers.get('location')]).toEqual([308, location]);
    });
  });

  describe('hostile targets', () => {
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
    ])('%s reaches no file outside the site, and redirects to no other host', async (target) => {
      const { status, headers, body } = await ask(target);
      expect([200, 308, 400, 404, 414]).toContain(status);
      expect(body).not.toMatch(/"fallbacks"|"devDependencies"|root:x:/);
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers.get('set-cookie')).toBeNull();
      if (status === 200) expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    });
  });

  describe('headers', () => {
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
      for (const [header, value] of Object.entries(fileHeaders)) {
        expect([header, headers.get(header)]).toEqual([header, value]);
      }
    });

    it.each([
      '/og/home.png',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/feed.atom',
      '/site.webmanifest',
      drawing,
    ])('let other sites show %s', async (target) => {
      const { headers } = await ask(target);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    });

    it.each([
      [script, 'text/javascript; charset=utf-8'],
      [stylesheet, 'text/css; charset=utf-8'],
      [font, 'font/woff2'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/icon-192.png', 'image/png'],
      ['/og/home.png', 'image/png'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml'],
      ['/feed.atom', 'application/atom+xml'],
      ['/site.webmanifest', 'application/manifest+json'],
    ])('name the type of %s: %s', async (target, type) => {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(200);
      expect(headers.get('content-type')?.startsWith(type)).toBe(true);
      expect(body).toBe(read(target));
    });

    it.each([script, stylesheet, font])('allow caching %s forever', async (target) => {
      const { headers } = await ask(target);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it.each(['/favicon.svg', drawing, '/robots.txt', `/og${member.path}.png`])(
      'let browsers cache %s for an hour',
      async (target) => {
        const { status, headers } = await ask(target);
        expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
      },
    );

    it.each(['/', '/about', '/team/nobody', '/nowhere', '/nowhere.png', '/assets/none.js'])(
      'require browsers to revalidate %s',
      async (target) => {
        const { headers } = await ask(target);
        expect(headers.get('cache-control')).toBe('no-cache');
      },
    );

    it.each(['/about', script, '/icon-192.png'])(
      'let browsers keep an unchanged %s',
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

  describe('bodies', () => {
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['identity', null],
      ['br;q=0', null],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ])('are encoded for a client that accepts %s', async (accepted, encoding) => {
      for (const [target, file] of [
        ['/about', 'about.html'],
        ['/nowhere', '404.html'],
        [script, script],
      ] as const) {
        const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
        const used = headers.get('content-encoding');
        expect([target, used, headers.get('vary')]).toEqual([target, encoding, 'Accept-Encoding']);
        const decode = decoders[used ?? ''] ?? ((bytes: Buffer) => bytes);
        expect(decode(Buffer.from(body, 'latin1')).toString('latin1')).toBe(read(file));
      }
    });

    it('can be requested in parts, if the host supports it', async () => {
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
});
