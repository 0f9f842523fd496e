import '@/styles/site.css';

/** ms after the first frame at which a page that is never idle is hydrated anyway. */
const timeout = 500;

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout })
    : setTimeout(callback, 0);

// The page shows first and answers right after. If its code can't be fetched, it stays as it is
// without script.
requestAnimationFrame(() => whenIdle(() => void import('./hydrate').catch(() => {})));
