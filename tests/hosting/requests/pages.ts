import { describe, expect, it } from 'vitest';
import { member } from '../../support/sample';
import { type RunningHost, read } from './running-host';

/** The file and status of each address. */
export function describePages({ name, ask }: RunningHost) {
  describe(`${name}: pages`, () => {
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
    ])('%s is missing, and shows the not-found page', async (target) => {
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
}
