import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { fonts } from '@/theme/fonts';
import { builtPages } from '../support/built-pages';

const ask = (path: string) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } });

describe('the server of the built site', () => {
  it('sends every page compressed, with a policy against inline scripts and styles', async () => {
    for (const path of builtPages()) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'br']);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self'( 'sha256-[\w+/=]+')+; style-src-elem 'self' 'sha256-[\w+/=]+';/,
      );
    }
  });

  it('lets browsers cache hashed files forever', async () => {
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

  it('sends the licenses of the code and fonts that visitors load', async () => {
    const text = await (await ask('/licenses.txt')).text();
    for (const name of ['react-dom', 'xstate', 'swiper', fonts.heading.family, fonts.text.family]) {
      expect(text).toMatch(new RegExp(`^## ${name} `, 'm'));
    }
    expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(2);
  });
});
