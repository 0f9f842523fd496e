import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { findRoute } from '@/lib/find-route';
import { addressRules } from '../../deploy/server/address-rules';
import { resolveTarget } from '../../deploy/server/resolve-target';
import { listSiteFiles } from '../../deploy/server/site-files';
import { findBuiltSite } from '../../deploy/server/site-rules';
import { builtPages } from '../support/built-pages';
import { rawRequest } from '../support/raw-request';
import { arbitraryTarget } from './arbitrary-target';

const runs = { numRuns: 10_000, seed: inject('fuzzSeed') };
const origin = inject('siteUrl');
const { hostname, port } = new URL(origin);
/** The UTF-8 bytes of the target, each as one character. */
const inBytes = (text: string) => Buffer.from(text).toString('latin1');
/** A path on this host, in characters allowed in a header. */
const localAddress = /^\/(?![/\\])[!-~]*$/;

describe('ten thousand request targets', () => {
  it('get a valid response within two same-host redirects', async () => {
    const statuses = new Map<number, number>();
    const answersWell = async (asked: string) => {
      let target = asked;
      for (let hops = 0; ; hops += 1) {
        const { status, headers } = await rawRequest(Number(port), inBytes(target));
        if (hops === 0) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 308, 400, 404, 431]).toContain(status);
        // Node rejects malformed HTTP with only a status line.
        if (status === 400 || status === 431) return;
        expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('set-cookie')).toBe(null);
        const type = headers.get('content-type');
        if (status === 404) expect(type).toBe('text/html; charset=utf-8');
        if (type?.startsWith('text/html')) expect(headers.get('cache-control')).toBe('no-cache');
        if (status !== 308) return;
        expect(hops).toBeLessThan(2);
        const location = headers.get('location') ?? '';
        expect(location).toMatch(localAddress);
        expect(new URL(location, origin).host).toBe(`${hostname}:${port}`);
        target = location;
      }
    };
    await fc.assert(fc.asyncProperty(arbitraryTarget(), answersWell), runs);
    // Every kind of target occurred.
    expect([...statuses.keys()].sort()).toEqual([200, 308, 400, 404, 431]);
  });

  it('resolve to the same page on the server and in the router', () => {
    const { folder, rules } = findBuiltSite('dist');
    const files = listSiteFiles(folder);
    const addresses = addressRules(files, rules);
    const pages = new Set(builtPages());
    const seen = { pages: 0, unknownNames: 0, missing: 0 };

    const agree = (target: string) => {
      const asked = resolveTarget(inBytes(target), files, addresses);
      if (asked.kind === 'redirect') expect(asked.location).toMatch(localAddress);
      if (!URL.canParse(target, origin)) return;
      const url = new URL(target, origin);
      if (url.origin !== origin) return;
      let { pathname } = url;
      let destination = resolveTarget(pathname, files, addresses);
      for (let hops = 0; destination.kind === 'redirect'; hops += 1) {
        expect(hops).toBeLessThan(2);
        pathname = new URL(destination.location, origin).pathname;
        destination = resolveTarget(pathname, files, addresses);
      }
      const { route, name } = findRoute(pathname);
      if (destination.kind === 'missing') {
        seen.missing += 1;
        expect(route.path).toBe('/not-found');
        return;
      }
      if (!destination.file.endsWith('.html') || destination.file === '/statecharts.html') return;
      const named = route.path.replace(':name', name ?? '');
      const shown = pages.has(named) ? named : route.unknownName;
      seen[pages.has(named) ? 'pages' : 'unknownNames'] += 1;
      expect(destination.file).toBe(shown === '/' ? '/index.html' : `${shown}.html`);
    };
    fc.assert(fc.property(arbitraryTarget(), agree), runs);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
  });
});
