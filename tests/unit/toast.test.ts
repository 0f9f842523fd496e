// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dismissToasts, showToast } from '@/state/toast';

/** The messages that show and are not on their way out. */
const shown = () =>
  [...document.querySelectorAll('.Toastify__toast[data-in="true"], .plain-toast')].map(
    ({ textContent }) => textContent,
  );

it('has nothing to dismiss, and fetches nothing, before the first toast', () => {
  dismissToasts();
  expect(document.body.innerHTML).toBe('');
});

it('dismisses every toast, also one that is about to show', async () => {
  await showToast('one');
  await showToast('two');
  await expect.poll(shown).toEqual(['one', 'two']);
  const third = showToast('three');
  dismissToasts();
  await third;
  await expect.poll(shown).toEqual([]);
  await showToast('two');
  await expect.poll(shown).toEqual(['two']);
});

it('replaces a toast of its kind, and no other', async () => {
  dismissToasts();
  for (const message of ['1 added', 'sent', '2 added']) {
    await showToast(message, { kind: message.endsWith('added') ? 'cart' : message });
  }
  await expect.poll(shown).toEqual(['2 added', 'sent']);
});
