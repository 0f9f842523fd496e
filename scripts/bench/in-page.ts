/** Functions that run in the measured page. Each is sent on its own, so they can't call each other. */

/** A control by selector and a part of its label or text. */
export type Control = { css: string; name: string };

/** Scrolls to a control; resolves with its center when it has stopped moving. */
export async function pointOf({ css, name }: Control) {
  const control = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const { labels } = element as HTMLInputElement;
    const names = [element.ariaLabel, labels?.[0]?.textContent, element.textContent];
    return element.checkVisibility({ visibilityProperty: true }) && names.join().includes(name);
  });
  if (!control) throw new Error(`There is no ${css} "${name}" on ${location.pathname}`);
  // A radio button can be visually hidden inside its label.
  const isTiny = control.getBoundingClientRect().width <= 1;
  const target = (isTiny && control.closest('label')) || control;
  const frames = 600;
  for (let frame = 0, before = ''; frame < frames; frame += 1) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const isFree = target.contains(document.elementFromPoint(point.x, point.y));
    if (isFree && before === JSON.stringify(point)) return point;
    before = JSON.stringify(point);
    if (!isFree) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${css} "${name}" can't be pressed on ${location.pathname}`);
}

declare global {
  var responseTime: Promise<number>;
}

/**
 * Checks a reading in each frame after the next touch. `responseTime` is the time from the touch to
 * the end of the frame in which the reading has risen, in ms.
 */
export function watchNextTouch(read: () => number, timeout: number) {
  globalThis.responseTime = new Promise((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      const before = read();
      const elapsed = () => performance.now() - timeStamp;
      const check = () => {
        if (read() > before) requestAnimationFrame(() => resolve(elapsed()));
        else if (elapsed() < timeout) requestAnimationFrame(check);
        else reject(new Error(`No response in ${timeout} ms`));
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', start, { capture: true, once: true, passive: true });
  });
}

/** Resolves when a reading is at most `max`. */
export async function untilAtMost(read: () => number, max: number) {
  while (read() > max) await new Promise(requestAnimationFrame);
}

/** Resolves when nothing has been fetched for a second. */
export async function untilNetworkIdle() {
  for (let fetched = -1, before = -2; fetched !== before; ) {
    before = fetched;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    fetched = performance.getEntriesByType('resource').length;
  }
}

/** Resolves with the time from first paint to the `hydrated` mark, in ms; null after `timeout` ms. */
export async function untilHydrated(timeout: number) {
  for (;;) {
    const [mark] = performance.getEntriesByName('hydrated');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (mark && paint) return mark.startTime - paint.startTime;
    if (performance.now() > timeout) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
