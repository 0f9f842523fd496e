/** Runs in the page: resolves when the document is complete and painted in its fonts. */
export const untilPainted = async () => {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  // Not on DOMContentLoaded, which waits for modules.
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
  // Fonts can move a control away from the pointer.
  await document.fonts.ready;
};

/**
 * Runs in the page: resolves when it has been idle for a while without changes, running transitions
 * a pending stamp (ST-PAY-4) or a passing message (ST-PAY-7). Skipped transitions are ignored.
 */
export const untilQuiet = async () => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let before = ''; ; ) {
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition);
    const now = JSON.stringify([changes, running.map(({ currentTime }) => currentTime)]);
    const isToChange = document.querySelector('[data-landed=false], [data-copied=true]') !== null;
    if (now === before && !isToChange) break;
    before = now;
    for (let count = 0; count < 3; count += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }
  observer.disconnect();
};
