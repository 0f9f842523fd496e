import { expect, it, onTestFinished, vi } from 'vitest';
import { contact } from '@/content/contact';
import { startVisit } from '../support/start-visit';
import { linksIn, textsIn } from '../support/words-in';

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
