/** Runs in the page: resolves once all of the document is there, and painted in its fonts. */
export const untilPainted = async () => {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  // Not until its content is loaded: that waits for modules.
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
  // What moves as they come is not to be missed by a press.
  await document.fonts.ready;
};

/**
 * Runs in the page: resolves once some idle moments have passed without a change, with nothing on
 * its way from one look to another, and no stamp about to land (ST-PAY-4). What the browser skips stays on its way, and does not count.
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
