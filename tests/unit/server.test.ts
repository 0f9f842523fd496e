import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../server/listen';
import { createSiteServer } from '../../server/site-server';
import { rawRequest } from '../support/raw-request';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'team/team-details.html': '<h1>Team Details</h1>',
  'assets/index-abc123.js': 'export {};'.repeat(100),
  'robots.txt': 'User-agent: *',
  '.secret': 'hidden',
  _headers: 'hidden',
};
const rules = {
  base: '/',
  fallbacks: [{ prefix: '/team/', file: '/team/team-details.html' }],
  scriptHashes: ['sha256-abc='],
  styleHash: 'sha256-def=',
};

/**
 * Serves a few files below a base path, with a secret one next to their folder. Returns a function
 * that sends requests, and one that stops the server and removes the files.
 */
async function serveSmallSite(base = '/') {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(parent, 'package.json'), 'outside');
  const folder = join(parent, 'site');
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  const createServer = () => createSiteServer(folder, { ...rules, base });
  const { url, close } = await listen(createServer, { port: 0, hosts: ['127.0.0.1'] });
  const port = Number(new URL(url).port);
  return {
    ask: (target: string, options?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(port, target, options),
    stop: () => {
      close();
      rmSync(parent, { recursive: true });
    },
  };
}

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
});

it('survives a request whose headers are too large', async () => {
  expect((await ask('/', { headers: { Long: 'x'.repeat(40_000) } })).status).toBe(431);
  expect((await ask('/')).status).toBe(200);
});

it.each(['/', '/nowhere', '/about/', '/assets/gone.js', '/robots.txt'])(
  'the headers protect every document: %s',
  async (target) => {
    const { headers } = await ask(target);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types workbench");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);

describe('a site below a base path', async () => {
  const { ask, stop } = await serveSmallSite('/demo/');
  afterAll(stop);

  it.each([
    ['/demo/', 200, 'index.html'],
    ['/demo/about?utm=1', 200, 'about.html'],
    ['/demo/team/nobody', 200, 'team/team-details.html'],
    ['/demo/nowhere', 404, '404.html'],
    ['/demo/demo/', 404, '404.html'],
    ['/demo//about', 404, '404.html'],
    ['/demo/_headers', 404, '404.html'],
    ['/about', 404, '404.html'],
    ['/', 404, '404.html'],
    ['/demolition', 404, '404.html'],
  ] as const)('%s answers %i with %s', async (target, status, file) => {
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([status, files[file]]);
  });

  it.each([
    ['/demo', '/demo/'],
    ['/demo?utm=1', '/demo/?utm=1'],
    ['/demo/index.html', '/demo/'],
    ['/demo/About/', '/demo/about'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });
});
