import { afterAll, describe, expect, it } from 'vitest';
import { page, serveSmallSite } from './small-site';

const { ask, stop } = await serveSmallSite();
afterAll(stop);

describe('the response to a request', () => {
  it.each([
    ['/?utm=1', page.home],
    ['/about', page.about],
    ['/team/marisol-vega', page.member],
    ['/team/nobody', page.anyMember],
    ['/team/%E0%A4%A', page.anyMember],
    ['/.secret', page.missing],
    ['/%2e%2e/package.json', page.missing],
  ] as const)('%s', async (target, [status, body]) => {
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it.each(['/nowhere', '/team/a/b'])('%s is not found, with status 404 (RT-6)', async (target) => {
    const { status, body } = await ask(target);
    expect([status, body], `RT-6: ${target}`).toEqual([404, '<h1>Page Not Found</h1>']);
  });

  it.each([
    ['/Team/Marisol-Vega', '/team/marisol-vega'],
    ['http://evil.example/about/', '/about'],
  ])('%s redirects to %s', async (target, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it('survives a request whose headers are too large', async () => {
    expect((await ask('/', { headers: { Long: 'x'.repeat(40_000) } })).status).toBe(431);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('any request target', () => {
  it('gets a page or a status and is never echoed', async () => {
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
