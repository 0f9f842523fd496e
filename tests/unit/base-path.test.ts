import { afterEach, describe, expect, it, vi } from 'vitest';

/** The helpers in a site built for this base path. */
async function builtFor(base: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  return import('@/lib/base-path');
}

afterEach(() => {
  vi.unstubAllEnvs();
  // Other files share the process, and must not find the module of another base.
  vi.resetModules();
});

describe('a path on the host', () => {
  it.each([
    ['/', '/', '/'],
    ['/', '/about', '/about'],
    ['/demo/', '/demo/', '/'],
    ['/demo/', '/demo', '/'],
    ['/demo/', '/demo/team/nobody', '/team/nobody'],
    ['/demo/', '/demo/demo/', '/demo/'],
    ['/demo/', '/about', '/not-found'],
    ['/demo/', '/demolition', '/not-found'],
    ['/demo/', '/', '/not-found'],
  ])('below %s: %s is %s of the site', async (base, pathname, expected) => {
    expect((await builtFor(base)).withoutBase(pathname)).toBe(expected);
  });

  it.each([
    ['/', '/about', '/about'],
    ['/demo/', '/about', '/demo/about'],
    ['/demo/', '/', '/demo/'],
  ])('below %s: %s of the site is %s', async (base, path, expected) => {
    expect((await builtFor(base)).withBase(path)).toBe(expected);
  });
});
