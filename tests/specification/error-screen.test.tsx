// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startVisit } from '../support/start-visit';
import { linksIn, textsIn } from '../support/words-in';

vi.mock('@/page-registry', () => ({
  preloadPage: async () => {},
  Page: () => {
    throw new Error('Broken on purpose');
  },
}));

it('a page that fails is replaced by the screen of /error, with a way home (RT-2, RT-3)', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, end } = await startVisit('/about');
  expect(textsIn(page, 'h1').length, 'RT-3 on a page that fails').toBe(1);
  expect(linksIn(page, 'main a'), 'RT-3 on a page that fails').toEqual([['Go Home', '/']]);
  expect(page.querySelectorAll('footer').length, 'RT-2 on a page that fails').toBe(0);
  await end();
  reported.mockRestore();
});
