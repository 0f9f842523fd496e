/**
 * Runs in each document before its scripts: stops the page's clock at this time in ms. Playwright's
 * fake clock would hide the page's performance marks.
 */
export function stopClock(time: number) {
  Date.now = () => time;
  globalThis.Date = new Proxy(Date, {
    construct: (real, parts) => Reflect.construct(real, parts.length > 0 ? parts : [time]),
  });
}
