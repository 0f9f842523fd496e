// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  vi.doUnmock('@/effects/toaster');
  vi.resetModules();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('without the code of the toasts (ERR-2)', () => {
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
    vi.doMock('@/effects/toaster', (original) => original());
    await showToast('two');
    await expect
      .poll(() => document.querySelector('.Toastify__toast')?.textContent, { timeout: 10_000 })
      .toContain('two');
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
