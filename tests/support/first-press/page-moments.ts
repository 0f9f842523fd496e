/** Runs in the page: resolves once the document is complete, and painted in its fonts. */
export const untilPainted = async () => {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  // Not on DOMContentLoaded, which waits for modules.
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
  // Fonts may move a control, and a press would miss it.
  await document.fonts.ready;
};

/**
 * Runs in the page: resolves once it has been idle for a while without a change, a running transition
 * or a stamp that is about to land (ST-PAY-4). Transitions that the browser skips do not count.
 */
export const untilQuiet = async () => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let before = ''; ; ) {
    const ways = document.getAnimations().filter((it) => it instanceof CSSTransition);
    const now = JSON.stringify([changes, ways.map(({ currentTime }) => currentTime)]);
    const isStampToLand = document.querySelector('[data-landed=false]') !== null;
    if (now === before && !isStampToLand) break;
    before = now;
    for (let moment = 0; moment < 3; moment += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }
  observer.disconnect();
};
