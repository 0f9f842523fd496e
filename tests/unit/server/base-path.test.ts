import { afterAll, describe, expect, it } from 'vitest';
import { page, serveSmallSite } from './small-site';

const { ask, stop } = await serveSmallSite('/demo/');
afterAll(stop);

describe('a site below a base path', () => {
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
    const answer = await ask(target);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });
});
