import { setTimeout as wait } from 'node:timers/promises';

/** A selector, or a selector and the accessible name of the element. */
export type Target = string | { css: string; name: string };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowDown';

/** A visitor in one engine. Input is native, as from a person. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Clicks the center of an element when it can be clicked. */
  click: (target: Target) => Promise<void>;
  /** Replaces the text in a field. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page in CSS px; the height can be up to 40 px lower. */
  setViewport: (width: number, height: number) => Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate: <A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<T>;
  close: () => Promise<void>;
};

/** How long a driver waits for an element, in ms. */
export const timeout = 15_000;

/**
 * Runs in the page: the first visible element that matches a selector and, if given, an accessible
 * name. Null until it can be clicked: it must be on screen, not moving and not covered.
 */
async function findTarget(css: string, name: string | null): Promise<Element | null> {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || nameOf(element) === name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = found.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (found.contains(hit) || hit.contains(found)) ? found : null;
}

/** The element of a target when it can be clicked, by a function that looks for it once in the page. */
export async function find<Reference>(
  target: Target,
  look: (run: typeof findTarget, args: [string, string | null]) => Promise<Reference | null>,
): Promise<Reference> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const args: [string, string | null] =
      typeof target === 'string' ? [target, null] : [target.css, target.name];
    const element = await look(findTarget, args);
    if (element) return element;
    await wait(50);
  }
  throw new Error(`There is no ${JSON.stringify(target)}`);
}
