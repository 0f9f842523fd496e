import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/loading/deferred';
import { importWithRetry, withTimeout } from '@/loading/requests';

const page = { default: () => <h1>About</h1> };

describe('the code of a component', () => {
  it('is fetched once, and then renders without suspending', async () => {
    const load = vi.fn(async () => page);
    const About = deferred(load);
    await Promise.all([About.preload(), About.preload()]);
    await About.preload();
    expect(load).toHaveBeenCalledOnce();
    expect(renderToString(<About />)).toBe('<h1>About</h1>');
  });

  it('can be fetched again after it has failed', async () => {
    const failure = new Error('503');
    const load = vi.fn(async () => page).mockRejectedValueOnce(failure);
    const About = deferred(load);
    await expect(About.preload()).rejects.toBe(failure);
    await About.preload();
    expect(load).toHaveBeenCalledTimes(2);
    expect(renderToString(<About />)).toBe('<h1>About</h1>');
  });
});

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
