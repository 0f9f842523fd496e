// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToasts, showToast } from '@/effects/toast';

/** The visible toasts that are not being dismissed. */
const shown = () =>
  [...document.querySelectorAll('.Toastify__toast[data-in="true"], .plain-toast')].map(
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
  /** The module of toasts before its first toast. */
  async function freshToasts() {
    vi.resetModules();
    vi.doMock('@/effects/toaster', load);
    return import('@/effects/toast');
  }
  const plain = () => [...document.querySelectorAll<HTMLElement>('.plain-toast')];
  const texts = () => plain().map(({ firstChild }) => firstChild?.textContent);
  const button = (name: string) =>
    plain()
      .flatMap((toast) => [...toast.querySelectorAll('button')])
      .find(({ textContent }) => textContent === name);

  beforeEach(() => {
    load.mockReset();
    load.mockImplementation(() => {
      throw new Error('Failed to fetch dynamically imported module');
    });
  });
  afterEach(() => {
    vi.doUnmock('@/effects/toaster');
    vi.resetModules();
    for (const toast of plain()) toast.remove();
  });

  it('a message is shown as a status, for as long as a toast', async () => {
    const { showToast } = await freshToasts();
    vi.useFakeTimers();
    await showToast('Thanks!', { autoClose: 1000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(texts()).toEqual(['Thanks!']);
    expect(plain()[0]?.role).toBe('status');
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual([]);
  });

  it('messages of two kinds are both shown, and a newer one replaces its kind', async () => {
    const { showToast } = await freshToasts();
    await showToast('1 added', { kind: 'cart' });
    await showToast('Sent');
    await showToast('2 added', { kind: 'cart' });
    await expect.poll(() => texts().sort()).toEqual(['2 added', 'Sent']);
  });

  it('a message with an action has no time limit (ST-CART-8)', async () => {
    const { showToast } = await freshToasts();
    vi.useFakeTimers();
    await showToast('Removed', { action: { label: 'Undo', onPress: () => {} } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts(), 'ST-CART-8').toEqual(['Removed']);
  });

  it.each([
    ['Undo', 1],
    ['Close', 0],
  ])('%s answers a message with an action, which stays until then', async (name, undone) => {
    const { showToast } = await freshToasts();
    const onPress = vi.fn();
    const onClose = vi.fn();
    await showToast('Removed', { action: { label: 'Undo', onPress }, onClose });
    await expect.poll(texts).toEqual(['Removed']);
    button(name)?.click();
    expect(texts()).toEqual([]);
    expect(onPress).toHaveBeenCalledTimes(undone);
    expect(onClose).toHaveBeenCalledTimes(1 - undone);
  });

  it('the next message asks for it again', async () => {
    const { showToast, prefetchToasts } = await freshToasts();
    await prefetchToasts();
    await showToast('one');
    const toast = Object.assign(vi.fn(), { isActive: () => false });
    vi.doMock('@/effects/toaster', () => ({
      createRoot: () => ({ render: () => {} }),
      flushSync: (run: () => void) => run(),
      ToastContainer: null,
      styles: new CSSStyleSheet(),
      toast,
    }));
    await showToast('two');
    expect(toast).toHaveBeenCalledOnce();
    expect(texts()).toEqual(['one']);
  });

  it('a message waits 3 s for it', async () => {
    load.mockImplementation(() => new Promise(() => {}));
    const { showToast } = await freshToasts();
    vi.useFakeTimers();
    showToast('Thanks!');
    await vi.advanceTimersByTimeAsync(2900);
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual(['Thanks!']);
  });
});
