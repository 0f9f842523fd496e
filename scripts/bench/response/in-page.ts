/** These functions run in the measured page. Each is sent there by itself, so none can call another. */

/** A control, by selector and part of its label or text. */
export type Control = { css: string; name: string };

/** Scrolls to a control; resolves with the point to press, once it stops moving. */
export async function pointOf({ css, name }: Control) {
  const control = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const { labels } = element as HTMLInputElement;
    const names = [element.ariaLabel, labels?.[0]?.textContent, element.textContent];
    return element.checkVisibility({ visibilityProperty: true }) && names.join().includes(name);
  });
  if (!control) throw new Error(`There is no ${css} "${name}" on ${location.pathname}`);
  // A radio button may be hidden in the label that draws it.
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
  throw new Error(`${css} "${name}" is out of reach on ${location.pathname}`);
}

declare global {
  var answer: Promise<number>;
}

/**
 * From the next touch on, watches a reading frame by frame. `answer` becomes the time from the touch
 * to the end of the frame in which the reading has risen, in ms.
 */
export function watchNextTouch(read: () => number, patience: number) {
  globalThis.answer = new Promise((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      const before = read();
      const elapsed = () => performance.now() - timeStamp;
      const look = () => {
        if (read() > before) requestAnimationFrame(() => resolve(elapsed()));
        else if (elapsed() < patience) requestAnimationFrame(look);
        else reject(new Error(`No answer in ${patience} ms`));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', start, { capture: true, once: true, passive: true });
  });
}

/** Resolves once a reading is at or below a level. */
export async function untilDown(read: () => number, level: number) {
  while (read() > level) await new Promise(requestAnimationFrame);
}

/** Resolves once nothing has been fetched for a second. */
export async function untilNetworkIdle() {
  for (let fetched = -1, before = -2; fetched !== before; ) {
    before = fetched;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    fetched = performance.getEntriesByType('resource').length;
  }
}

/** Resolves with the time from first paint to the page's own mark, in ms; null if that never comes. */
export async function untilHydrated(patience: number) {
  for (;;) {
    const [mark] = performance.getEntriesByName('hydrated');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (mark && paint) return mark.startTime - paint.startTime;
    if (performance.now() > patience) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves once the page at a path shows, in the same document. */
export async function untilPathIs(path: string) {
  while (location.pathname !== path) await new Promise(requestAnimationFrame);
}
