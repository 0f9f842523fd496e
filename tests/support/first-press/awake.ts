/** Runs in the page: whether it answers to script. */
export const isAwake = () =>
  performance.getEntriesByName('hydrated').length > 0 ||
  // The page that slept until its visitor's first sign.
  document.documentElement.dataset.script === 'ready';
