import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/loading/deferred';

const page = { default: () => <h1>About</h1> };

afterEach(() => void vi.useRealTimers());

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

  it('may take its time: whoever cannot wait sets a limit', async () => {
    vi.useFakeTimers();
    let arrive = (_module: typeof page) => {};
    const slow = new Promise<typeof page>((resolve) => {
      arrive = resolve;
    });
    const About = deferred(() => slow);
    const preloading = About.preload();
    // In case it gives up, before anything awaits it.
    preloading.catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    arrive(page);
    await preloading;
    expect(renderToString(<About />)).toBe('<h1>About</h1>');
  });
});
