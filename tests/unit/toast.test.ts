// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToasts, showToast } from '@/effects/toast';

/** The visible toasts that are not being dismissed. */
const shown = () =>
  [...document.querySelectorAll('.Toastify__toast[data-in="true"], .plain-toast')].map(
    ({ textContent }) => textContent,
  );

afterEach(async () => {
  dismissToasts();
  await expect.poll(shown).toEqual([]);
});

it('does not change the page if there is no toast to dismiss', async () => {
  vi.resetModules();
  const fresh = await import('@/effects/toast');
  const before = document.body.innerHTML;
  fresh.dismissToasts();
  await vi.dynamicImportSettled();
  expect(document.body.innerHTML).toBe(before);
});

it('dismisses every toast, including a pending one', async () => {
  await showToast('one');
  await showToast('two');
  await expect.poll(shown).toEqual(['two', 'one']);
  const third = showToast('three');
  dismissToasts();
  await third;
  await expect.poll(shown).toEqual([]);
  await showToast('two');
  await expect.poll(shown).toEqual(['two']);
});

it('replaces only a toast of the same kind', async () => {
  for (const message of ['1 added', 'sent', '2 added']) {
    await showToast(message, { kind: message.endsWith('added') ? 'cart' : message });
  }
  await expect.poll(shown).toEqual(['sent', '2 added']);
});
