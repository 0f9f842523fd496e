import { describe, expect, it } from 'vitest';
import { member } from '../../support/sample';
import type { RunningHost } from './running-host';

/** Other spellings of an address, and spellings that try to reach other files or hosts. */
export function describeSpellings({ name, ask, traits }: RunningHost) {
  describe(`${name}: other spellings of an address`, () => {
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
      expect([308, traits().slashStatus]).toContain(status);
      expect(headers.get('location')).toBe(location);
    });

    it.each([
      ['/About', '/about'],
      [`${member.path.toUpperCase()}?a=B`, `${member.path}?a=B`],
      ['/team/nobody/', '/team/nobody'],
      ['/About.HTML', '/about'],
    ])('%s redirects to %s if the host can', async (target, location) => {
      const { status, headers } = await ask(target);
      if (!traits().normalizesPaths) return expect([200, 404]).toContain(status);
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
    ])('%s reaches no file outside the site, and redirects to no other host', async (target) => {
      const { status, headers, body } = await ask(target);
      expect([200, 307, 308, 400, 404, 414]).toContain(status);
      expect(body).not.toMatch(/"fallbacks"|"devDependencies"|root:x:/);
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers.get('set-cookie')).toBeNull();
      if (status === 200) expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    });
  });
}
