import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '@/loading/deferred';

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
