import type { Target } from './driver';

/** The arguments of `findTarget`. */
export const describeTarget = (target: Target): [css: string, name: string | null] =>
  typeof target === 'string' ? [target, null] : [target.css, target.name];

/**
 * Runs in the page: the first visible element of a selector, and of an accessible name if one is
 * given. Null until a person could click it: React has hydrated it, it is in the middle of the
 * screen, stands still, and nothing lies over it.
 */
export function findTarget(css: string, name: string | null): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || nameOf(element) === name) &&
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
  if (!found) return null;
  const isMoving = document.getAnimations().some(({ effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const isChangeOfPage = pseudoElement?.startsWith('::view-transition');
    return isChangeOfPage || (!isEndless && !pseudoElement && target?.contains(found));
  });
  if (isMoving) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (found.contains(hit) || hit.contains(found)) ? found : null;
}
