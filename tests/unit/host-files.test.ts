import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from '../../plugins/prerender/host-files';

const names = [
  '/index.html',
  '/about.html',
  '/404.html',
  '/team/team-details.html',
  '/team/ann.html',
  '/team/badge.png',
  '/assets/index-abc.js',
  '/art/a.svg',
  '/art/deep/b.svg',
  '/robots.txt',
];
const files = new Set(names);
const rules = {
  base: '/',
  fallbacks: [{ prefix: '/team/', file: '/team/team-details.html' }],
  scriptHashes: ['sha256-script='],
  styleHash: 'sha256-style=',
};
const below = { ...rules, base: '/demo/' };

/** The rules of a `_headers` file: patterns with their header lines. */
const readRules = (text: string) =>
  text.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    return { pattern, lines: lines.map((line) => line.trim()) };
  });

describe('_headers', () => {
  it('sends security headers with every file, and caching headers per pattern', () => {
    const [all, ...kept] = readRules(headersFile(files, rules));
    expect(all?.pattern).toBe('/*');
    expect(all?.lines.join()).toContain("script-src 'self' 'sha256-script='");
    expect(kept).toEqual([
      { pattern: '/assets/*', lines: ['Cache-Control: public, max-age=31536000, immutable'] },
      { pattern: '/art/*', lines: ['Cache-Control: public, max-age=3600'] },
      { pattern: '/robots.txt', lines: ['Cache-Control: public, max-age=3600'] },
      { pattern: '/team/badge.png', lines: ['Cache-Control: public, max-age=3600'] },
    ]);
  });

  it('stays within Cloudflare’s limits: 100 rules, lines of 2,000 characters', () => {
    const text = headersFile(files, rules);
    expect(readRules(text).length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1900);
  });

  it('stays below the base path', () => {
    const patterns = readRules(headersFile(files, below)).map(({ pattern }) => pattern);
    expect(patterns.slice(0, 3)).toEqual(['/*', '/demo/assets/*', '/demo/art/*']);
  });
});

describe('_redirects', () => {
  it('redirects pages to their canonical path, and lists known names before unknown ones', () => {
    expect(redirectsFile(files, rules).split('\n')).toEqual([
      '/index.html / 308',
      '/about.html /about 308',
      '/team/ann.html /team/ann 308',
      '/team/team-details.html /team/team-details 308',
      '/team/ann /team/ann 200',
      '/team/team-details /team/team-details 200',
      '/team/:name /team/team-details 200',
      '',
    ]);
  });

  it('stays below the base path', () => {
    const lines = redirectsFile(files, below).split('\n');
    expect(lines).toContain('/demo/ /demo 200');
    expect(lines).toContain('/demo/index.html /demo/ 308');
    expect(lines).toContain('/demo/team/:name /demo/team/team-details 200');
  });
});
