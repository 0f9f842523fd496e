import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToasts, showToast } from '@/effects/toast';

/** The visible toasts that are not being dismissed. */
const shown = () =>
  [...document.querySelectorAll('.Toastify__toast[data-in="true"]')].map(
    ({ textContent }) => textContent,
  );

afterEach(async () => {
  vi.useRealTimers();
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

describe('without the code of the toasts (ERR-2)', () => {
  const load = vi.fn();
  const announced = () => document.getElementById('announcer')?.textContent;
  /** The module of toasts before its first toast. */
  async function freshToasts() {
    vi.resetModules();
    vi.doMock('@/effects/toaster', load);
    return import('@/effects/toast');
  }

  beforeEach(() => {
    document.body.innerHTML = '<p id="announcer"></p>';
    load.mockReset();
    load.mockImplementation(() => {
      throw new Error('Failed to fetch dynamically imported module');
    });
  });
  afterEach(() => {
    vi.doUnmock('@/effects/toaster');
    vi.resetModules();
  });

  it('a message is announced, and shown with the next one once the code has come', async () => {
    const { showToast, dismissToasts } = await freshToasts();
    await showToast('one');
    expect(load).toHaveBeenCalledTimes(2);
    expect(announced()).toBe('one');
    vi.doUnmock('@/effects/toaster');
    await showToast('two');
    await expect.poll(shown).toEqual(['two', 'one']);
    dismissToasts();
    await expect.poll(shown).toEqual([]);
  });

  it('a message that waits is replaced by one of its kind, and goes with the page', async () => {
    const { showToast, dismissToasts } = await freshToasts();
    const onClose = vi.fn();
    await showToast('1 removed', { kind: 'removal' });
    await showToast('2 removed', { kind: 'removal', onClose });
    expect(onClose).not.toHaveBeenCalled();
    dismissToasts();
    expect(onClose).toHaveBeenCalledOnce();
    vi.doUnmock('@/effects/toaster');
    await showToast('Sent');
    await expect.poll(shown).toEqual(['Sent']);
    dismissToasts();
    await expect.poll(shown).toEqual([]);
  });
});
