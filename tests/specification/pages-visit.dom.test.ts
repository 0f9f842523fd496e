import { expect, it, onTestFinished, vi } from 'vitest';
import { contact } from '@/content/contact';
import { formatCents } from '@/lib/money';
import { sampleCheck } from '@/payroll/sample-check';
import { startVisit } from '../support/start-visit';
import { linksIn, textsIn } from '../support/words-in';

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

it('the video is loaded from elsewhere while its dialog is open, and no longer (GEN-2, ABOUT-1, ST-VIDEO)', async () => {
  const visit = await startVisit('/about');
  const frames = () =>
    [...visit.page.querySelectorAll('iframe')].map(({ src }) => new URL(src).protocol);
  const play = '[aria-labelledby=intro-title] button';
  const seen = [frames()];
  for (const button of [play, '#video button']) {
    await visit.press('', button);
    seen.push(frames());
  }
  expect(seen, 'GEN-2, ABOUT-1 on /about').toEqual([[], ['https:'], []]);
  await visit.end();
});

it('the net pay of the chosen state is announced once the stamp is back (ST-PAY-5)', async () => {
  const announcer = document.createElement('div');
  announcer.id = 'announcer';
  document.body.prepend(announcer);
  const visit = await startVisit('/');
  await visit.press('Wyoming', '.pay-states > label');
  const { net } = sampleCheck(84_50, 41_00, 'wyoming');
  await vi.waitFor(
    () => expect(announcer.textContent, 'ST-PAY-5 on /').toBe(`Net pay $${formatCents(net)}`),
    5_000,
  );
  await visit.end();
  announcer.remove();
});

it.each([
  ['hours', '[aria-valuemax="120"]', '84.50', '85.00', '84.00'],
  ['rate', '[aria-valuemax="160"]', '41.00', '42.00', '40.00'],
])('buttons and arrow keys change the %s by a step (ST-PAY-1)', async (_, field, at, up, down) => {
  const visit = await startVisit('/');
  const input = () => visit.find<HTMLInputElement>(`.pay-controls ${field}`);
  const press = (key: string) =>
    visit.perform(() => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  const step = (sign: number) => {
    const buttons = input().parentElement?.querySelectorAll('button') ?? [];
    return visit.perform(() => buttons[sign > 0 ? 1 : 0]?.click());
  };
  const shown = [input().value];
  for (const action of [
    () => press('ArrowUp'),
    () => press('ArrowDown'),
    () => press('ArrowDown'),
    () => step(1),
    () => step(1),
    () => step(-1),
  ]) {
    await action();
    shown.push(input().value);
  }
  expect(shown, 'ST-PAY-1 on /').toEqual([at, up, at, down, at, up, at]);
  await visit.end();
});

/** Breaks /contact, which reads its lead as it renders; a mocked module would reach the next file’s tests. */
function breakContact() {
  const given = Object.getOwnPropertyDescriptor(contact, 'lead') as PropertyDescriptor;
  const broken = () => {
    throw new Error('Broken on purpose');
  };
  Object.defineProperty(contact, 'lead', { configurable: true, get: broken });
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    Object.defineProperty(contact, 'lead', given);
    reported.mockRestore();
  });
}

it('a page that fails is replaced by the screen of /error, with a way home (RT-2, RT-3)', async () => {
  breakContact();
  const { page, end } = await startVisit('/contact');
  expect(textsIn(page, 'h1').length, 'RT-3 on a page that fails').toBe(1);
  expect(linksIn(page, 'main a'), 'RT-3 on a page that fails').toEqual([['Go Home', '/']]);
  expect(page.querySelectorAll('footer').length, 'RT-2 on a page that fails').toBe(0);
  await end();
});
