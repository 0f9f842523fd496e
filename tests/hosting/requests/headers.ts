import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { fileHeaders, securityHeaders } from '../../../server/headers';
import { member } from '../../support/sample';
import { font, type RunningHost, read, rules, script, stylesheet } from './running-host';

const { img: drawing } = firm.offices[0];

/** Security headers, content types and caching. */
export function describeHeaders({ name, ask, traits }: RunningHost) {
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

    it.each(['/', '/about', '/team/nobody', '/nowhere', '/nowhere.png'])(
      'require browsers to revalidate %s',
      async (target) => {
        const { headers } = await ask(target);
        expect(headers.get('cache-control')).toMatch(/no-cache|max-age=0, must-revalidate/);
      },
    );

    it('forbid caching missing files forever, if the host supports it', async () => {
      const { headers } = await ask('/assets/none.js');
      expect(headers.get('cache-control')?.includes('immutable')).toBe(traits().cachesMissing);
    });

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
}
