import { describe, expect, it, vi } from 'vitest';
import { findBrowser, findInstalledBrowser, type Machine } from '../support/find-browser';

function machineWith(present: string[], overrides: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/bin:/opt/bin' },
    exists: (path) => present.includes(path),
    works: () => true,
    playwrightPath: () => '/cache/playwright/chrome',
    run: vi.fn(() => false),
    isRoot: () => false,
    ...overrides,
  };
}

describe('the search for a browser', () => {
  it('prefers the browser in CHROME_PATH', () => {
    const machine = machineWith(['/my/chrome', '/bin/chromium'], {
      env: { PATH: '/bin', CHROME_PATH: '/my/chrome' },
    });
    expect(findBrowser(machine)).toBe('/my/chrome');
  });

  it('downloads nothing if only installed browsers are wanted', () => {
    const machine = machineWith([], { isRoot: () => true });
    expect(findInstalledBrowser(machine)).toBe(undefined);
    expect(machine.run).not.toHaveBeenCalled();
  });

  it('reports that the file in CHROME_PATH is missing', () => {
    const machine = machineWith(['/bin/chromium'], { env: { PATH: '/bin', CHROME_PATH: '/gone' } });
    expect(() => findBrowser(machine)).toThrow('CHROME_PATH names a file that does not exist.');
  });

  it.each([
    [['/opt/bin/chromium', '/bin/google-chrome'], '/opt/bin/chromium'],
    [['/bin/chromium', '/bin/chromium-headless-shell'], '/bin/chromium-headless-shell'],
    [['/bin/microsoft-edge', '/bin/google-chrome'], '/bin/google-chrome'],
    [['/cache/playwright/chrome', '/bin/msedge'], '/bin/msedge'],
    [['/cache/playwright/chrome'], '/cache/playwright/chrome'],
  ])('of %j takes %s', (present, expected) => {
    const machine = machineWith(present);
    expect(findBrowser(machine)).toBe(expected);
    expect(machine.run).not.toHaveBeenCalled();
  });

  it('skips a browser that does not run', () => {
    const machine = machineWith(['/bin/chromium-browser', '/bin/google-chrome'], {
      works: (path) => path !== '/bin/chromium-browser',
    });
    expect(findBrowser(machine)).toBe('/bin/google-chrome');
    expect(machine.run).not.toHaveBeenCalled();
  });

  it('downloads a browser if none is installed', () => {
    const present: string[] = [];
    const run = vi.fn((command: string) => {
      if (command === process.execPath) present.push('/cache/playwright/chrome');
      return true;
    });
    expect(findBrowser(machineWith(present, { run }))).toBe('/cache/playwright/chrome');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('falls back to the Debian package as root', () => {
    const present: string[] = [];
    const run = vi.fn((command: string, args: readonly string[]) => {
      if (command === 'apt-get' && args.includes('install'))
        present.push('/bin/chromium-headless-shell');
      return command === 'apt-get';
    });
    expect(findBrowser(machineWith(present, { run, isRoot: () => true }))).toBe(
      '/bin/chromium-headless-shell',
    );
  });

  it('falls back to the Debian package if the download does not run', () => {
    const present: string[] = [];
    const run = (command: string) =>
      present.push(command === 'apt-get' ? '/bin/chromium' : '/cache/playwright/chrome') > 0;
    const works = (path: string) => path === '/bin/chromium';
    const machine = machineWith(present, { run, works, isRoot: () => true });
    expect(findBrowser(machine)).toBe('/bin/chromium');
  });

  it('fails with advice without installing a package if the user is not root', () => {
    const machine = machineWith([]);
    expect(() => findBrowser(machine)).toThrow('CHROME_PATH');
    expect(vi.mocked(machine.run).mock.calls.map(([command]) => command)).toEqual([
      process.execPath,
    ]);
  });
});
