import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importWithRetry } from '@/loading/requests';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads what fails once, and rejects if it fails twice (ERR-2)', async () => {
  const load = vi.fn(async () => 'slides').mockRejectedValueOnce(new Error('503'));
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe('slides');
  load.mockReset().mockRejectedValue(new Error('404'));
  const failed = expect(importWithRetry(load)).rejects.toThrow('404');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});
