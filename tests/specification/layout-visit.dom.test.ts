import { expect, it, vi } from 'vitest';
import { startVisit } from '../support/start-visit';

it('the mobile menu opens, and its × closes it (LAY-3)', async () => {
  const { innerWidth, happyDOM } = window;
  // It closes in a window that is wide enough for the desktop menu.
  happyDOM.setViewport({ width: 390 });
  const visit = await startVisit('/faq');
  const menu = visit.find<HTMLDialogElement>('#mobile-menu');
  const seen = [menu.open];
  for (const button of ['Open menu', 'Close menu']) {
    await visit.press(button);
    seen.push(menu.open);
  }
  expect(seen, 'LAY-3 on /faq').toEqual([false, true, false]);
  await visit.end();
  happyDOM.setViewport({ width: innerWidth });
});

it('the button scrolls to the top, not at once (LAY-4)', async () => {
  const visit = await startVisit('/faq');
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await visit.press('Scroll to top');
  expect(scroll.mock.lastCall, 'LAY-4 on /faq').toEqual([{ top: 0 }]);
  scroll.mockRestore();
  await visit.end();
});

it.each([
  [100, 'plain', 'hidden'],
  [101, 'scrolled', 'hidden'],
  [200, 'scrolled', 'hidden'],
  [201, 'scrolled', 'shown'],
])(
  'at %i px, the header is %s and the scroll-to-top button %s (LAY-1, LAY-4)',
  async (y, header, button) => {
    const visit = await startVisit('/faq');
    const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    dispatchEvent(new Event('scroll'));
    const state = (selector: string) => visit.find(selector).dataset.state;
    await vi.waitFor(() =>
      expect([state('.site-header'), state('.scroll-to-top')], 'LAY-1, LAY-4 on /faq').toEqual([
        header,
        button,
      ]),
    );
    place.mockRestore();
    await visit.end();
  },
);
