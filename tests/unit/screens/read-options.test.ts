import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../scripts/screens/read-options';

describe('readOptions', () => {
  it('takes four widths, all pages and the light theme by default', () => {
    expect(readOptions(['main'])).toEqual({
      ref: 'main',
      only: [],
      widths: [390, 768, 1280, 1920],
      theme: 'light',
    });
  });

  it('takes several paths and widths', () => {
    const args = '--only /a --only /b/* --width 390 --width 1280 --theme dark main'.split(' ');
    expect(readOptions(args)).toEqual({
      ref: 'main',
      only: ['/a', '/b/*'],
      widths: [390, 1280],
      theme: 'dark',
    });
  });

  it.each([
    ['no revision', []],
    ['two revisions', ['main', 'other']],
    ['an unknown option', ['main', '--wide']],
    ['an unknown theme', ['main', '--theme', 'blue']],
    ['a width of zero', ['main', '--width', '0']],
    ['a width that is no number', ['main', '--width', 'wide']],
  ])('rejects %s', (_, args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
