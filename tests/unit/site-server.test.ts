import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningSite } from '../../deploy/server/listen';
import { createSiteServer } from '../../deploy/server/site-server';
import { rawRequest } from '../support/raw-request';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'team/team-details.html': '<h1>Team Details</h1>',
  'team/marisol-vega.html': '<h1>Marisol Vega</h1>',
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

let folder: string;
let site: RunningSite;
let port: number;
const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(port, target, options);

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(parent, 'package.json'), 'outside');
  folder = join(parent, 'site');
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  site = await listen(() => createSiteServer(folder, rules), { port: 0, hosts: ['127.0.0.1'] });
  port = Number(new URL(site.url).port);
});

afterAll(() => {
  site.close();
  rmSync(dirname(folder), { recursive: true });
});

const page = {
  home: [200, files['index.html']],
  about: [200, files['about.html']],
  member: [200, files['team/marisol-vega.html']],
  anyMember: [200, files['team/team-details.html']],
  missing: [404, files['404.html']],
} as const;

describe('what a path is answered with', () => {
  it.each([
    ['/', page.home],
    ['/?utm=1', page.home],
    ['/about', page.about],
    ['/team/marisol-vega', page.member],
    ['/team/team-details', page.anyMember],
    ['/team/nobody', page.anyMember],
    ['/team/__proto__', page.anyMember],
    ['/team/%E0%A4%A', page.anyMember],
    ['/team/a/b', page.missing],
    ['/team', page.missing],
    ['/nowhere', page.missing],
    ['/%E0%A4%A', page.missing],
    ['/%00', page.missing],
    ['/__proto__', page.missing],
    ['/constructor', page.missing],
    [`/${'a'.repeat(6000)}`, page.missing],
    ['/.secret', page.missing],
    ['/_headers', page.missing],
    ['/index.html.br', page.missing],
    ['/about.html.gz', page.missing],
    ['/assets', page.missing],
    ['/assets/', page.missing],
    ['/../package.json', page.missing],
    ['/%2e%2e/package.json', page.missing],
    ['/..%2fpackage.json', page.missing],
    ['/assets/..%5c..%5cpackage.json', page.missing],
    ['/assets/../../package.json', page.missing],
    ['//evil.example/', page.missing],
    ['/\\evil.example', page.missing],
  ] as const)('%s', async (target, [status, body]) => {
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?utm=1', '/about?utm=1'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/Team/Marisol-Vega', '/team/marisol-vega'],
    ['http://evil.example/about/', '/about'],
  ])('%s has another address: %s', async (target, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it('allows GET and HEAD alone', async () => {
    const post = await ask('/about', { method: 'POST', headers: { 'Content-Length': '0' } });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await ask('/about', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('survives a head that is too large', async () => {
    expect((await ask('/', { headers: { Long: 'x'.repeat(40_000) } })).status).toBe(431);
    expect((await ask('/')).status).toBe(200);
  });
});

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
  ])('cache %s as %s', async (target, cacheControl, type) => {
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
  ])('compress for a client that accepts %s', async (accepted, encoding) => {
    const { headers } = await ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
  });

  it('let a client keep a page that is the same', async () => {
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
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('of a hashed file lack what only a document heeds', async () => {
    const { headers } = await ask('/assets/index-abc123.js');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
  });
});

describe('a site below a base path', () => {
  let below: RunningSite;
  beforeAll(async () => {
    const createServer = () => createSiteServer(folder, { ...rules, base: '/demo/' });
    below = await listen(createServer, { port: 0, hosts: ['127.0.0.1'] });
  });
  afterAll(() => below.close());

  it.each([
    ['/demo/', page.home],
    ['/demo/about?utm=1', page.about],
    ['/demo/team/nobody', page.anyMember],
    ['/demo/nowhere', page.missing],
    ['/demo/demo/', page.missing],
    ['/demo//about', page.missing],
    ['/about', page.missing],
    ['/', page.missing],
    ['/demolition', page.missing],
  ] as const)('%s', async (target, [status, body]) => {
    const answer = await rawRequest(Number(new URL(below.url).port), target);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });
});

describe('any input', () => {
  it('is answered with a page or a status, and never said back', async () => {
    const parts = ['..', '%2e%2e', '%', '%00', '__proto__', '\\', '//', 'team', '%ff', '~', '<b>'];
    let seed = 42;
    const pick = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return parts[seed % parts.length] ?? '';
    };
    const seen = new Set<number>();
    for (let round = 0; round < 300; round += 1) {
      const target = `/${Array.from({ length: 1 + (round % 6) }, pick).join('/')}`;
      const { status, body } = await ask(target);
      seen.add(status);
      expect([200, 308, 400, 404], target).toContain(status);
      if (target.length > 6) expect(body, target).not.toContain(target);
      expect(body, target).not.toMatch(/outside|hidden|at .*\.ts:/);
    }
    expect(seen.has(404)).toBe(true);
  });
});
