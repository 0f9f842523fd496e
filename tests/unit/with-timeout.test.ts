import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from '@/loading/requests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('settles as it would by itself, and leaves no timer', async () => {
    expect(await withTimeout(Promise.resolve('page'))).toBe('page');
    const failure = new Error('503');
    await expect(withTimeout(Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['15 s', undefined, 15_000],
    ['the given time', 3000, 3000],
  ])('has %s for its answer (ERR-2)', async (_, ms, limit) => {
    let answer = (_page: string) => {};
    const request = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const punctual = withTimeout(request(), ms);
    await vi.advanceTimersByTimeAsync(limit - 1);
    answer('page');
    expect(await punctual).toBe('page');
    const rejected = vi.fn();
    withTimeout(request(), ms).catch(rejected);
    await vi.advanceTimersByTimeAsync(limit);
    expect(rejected).toHaveBeenCalledWith(new Error(`No answer within ${limit} ms`));
  });

  it('that fails after its time is no unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    let fail = (_error: Error) => {};
    const request = new Promise<never>((_, reject) => {
      fail = reject;
    });
    const late = expect(withTimeout(request)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(15_000);
    await late;
    fail(new Error('cut off'));
    vi.useRealTimers();
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
