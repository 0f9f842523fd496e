import type { Target } from './driver';

/** The arguments of `findTarget`. */
export const describeTarget = (target: Target): [css: string, name: string | null] =>
  typeof target === 'string' ? [target, null] : [target.css, target.name];

/**
 * Runs in the page: the first visible element that matches a selector and, if given, an accessible
 * name. Null until it can be clicked: it must be on screen, not moving and not covered.
 */
export async function findTarget(css: string, name: string | null): Promise<Element | null> {
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
