import type { Page } from 'playwright-core';

/**
 * Controls of the page, or of the dialog that covers it, that are small, beside the page, over one
 * another, covered or out of reach.
 */
export const controlFaults = (page: Page): Promise<string[]> => page.evaluate(findBadControls);

/** Runs in the page. */
function findBadControls(): string[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const { clientWidth, clientHeight } = document.documentElement;
  const css =
    'a[href], button, summary, input, select, textarea, [role="option"], [role="tab"], [role="switch"]';
  /** What is pinned to the screen or pops up, and so stands over whatever is below it. */
  const layerOf = (element: Element | null): Element | null => {
    if (!element || element === document.body) return null;
    const isPinned = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const isPopup = element.matches('[role="listbox"], [role="status"], .submenu');
    return isPinned || isPopup ? element : layerOf(element.parentElement);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches('[href="#main"], [type="hidden"]') &&
    !element.closest('.carousel-slide[aria-hidden="true"]');
  const controls = [...root.querySelectorAll(css)].filter(isShown).map((element) => {
    // Labels are part of a target.
    const isChecked = element.matches('[type="checkbox"], [type="radio"]');
    const target = (isChecked && element.closest('label')) || element;
    const words = (element.getAttribute('aria-label') ?? target.textContent ?? '').trim();
    return {
      target,
      name: `${element.localName} "${words.slice(0, 40)}"`,
      box: target.getBoundingClientRect(),
      style: getComputedStyle(target),
      layer: layerOf(target),
    };
  });
  /** What is seen of a box within those that clip it. */
  const seenOf = (target: Element, box: DOMRect) => {
    let { left, top, right, bottom } = box;
    for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const limits = at.getBoundingClientRect();
      [left, right] = [Math.max(left, limits.left), Math.min(right, limits.right)];
      [top, bottom] = [Math.max(top, limits.top), Math.min(bottom, limits.bottom)];
    }
    return { left, top, right, bottom };
  };
  const faults: string[] = [];
  const scrolls = (at: Element | null): boolean =>
    at !== null &&
    at !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) || scrolls(at.parentElement));

  for (const { target, name, box, style } of controls) {
    // Links in a sentence are as high as the line; links of cards stretch over their card.
    const isSized =
      style.display !== 'inline' && getComputedStyle(target, '::after').position !== 'absolute';
    const [width, height] = [box.width, box.height].map(Math.round) as [number, number];
    if (isSized && Math.min(width, height) < 24) faults.push(`${name} is ${width} × ${height} px`);
    if ((box.left < -1 || box.right > clientWidth + 1) && !scrolls(target.parentElement))
      faults.push(`${name} leaves the page`);
    if (target.matches('[role="spinbutton"]') && target.scrollWidth > target.clientWidth)
      faults.push(`${name} cuts off its number`);
  }

  const seen = controls.map((control) => ({
    ...control,
    box: seenOf(control.target, control.box),
  }));
  for (const [index, a] of seen.entries()) {
    for (const b of seen.slice(index + 1)) {
      if (a.layer !== b.layer || [a, b].some(({ style }) => style.display === 'inline')) continue;
      if ([a, b].some(({ style }) => style.pointerEvents === 'none')) continue;
      if (a.target.contains(b.target) || b.target.contains(a.target)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 2 && height > 2) faults.push(`${a.name} is over ${b.name}`);
    }
  }

  // Snapping would scroll rows back.
  const still = new CSSStyleSheet();
  still.replaceSync('* { scroll-snap-type: none !important }');
  document.adoptedStyleSheets.push(still);
  for (const { target, name, style, layer } of controls) {
    if (style.pointerEvents === 'none') continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = target.getClientRects();
    if (!box) continue;
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, clientHeight)];
    const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    if (top > bottom) faults.push(`${name} is out of reach`);
    else if (layerOf(hit) !== null && layerOf(hit) !== layer) continue;
    else if (!hit) faults.push(`${name} is outside the screen`);
    else if (!(target.contains(hit) || hit.contains(target)))
      faults.push(`${name} is covered by ${`${hit.localName}.${hit.className}`.slice(0, 60)}`);
  }
  document.adoptedStyleSheets.pop();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return faults;
}
