import type { Page } from 'playwright-core';

/** Selectors of chosen elements, and of the others, which must look different. */
const chosenAndOther = [
  ['.choices label:has(:checked)', '.choices label:not(:has(:checked))'],
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['header nav a[data-current]', 'header nav a.relative:not([data-current])'],
  ['header nav summary[data-current]', 'header nav summary:not([data-current])'],
] as const;

/**
 * Losses in forced colors: borders of controls with a background, ring or border; differences between
 * chosen elements and others; icons.
 */
export async function faultsOfForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markDrawnControls);
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(findUnmarked, chosenAndOther);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Runs in the page: marks every control that has a box. */
function markDrawnControls() {
  for (const control of document.querySelectorAll<HTMLElement>(
    'a, button, summary, input, textarea',
  )) {
    const { backgroundColor, boxShadow, borderTopWidth, position } = getComputedStyle(control);
    const isDrawn =
      backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none' || borderTopWidth !== '0px';
    const isNative = control.matches('[type=checkbox], [type=radio]');
    // The field of a stepper has the border of its frame.
    const isFramed = control.matches('[role=spinbutton]');
    const isHidden = position === 'fixed' && control.matches('[href="#main"]');
    control.toggleAttribute('data-drawn', isDrawn && !isNative && !isFramed && !isHidden);
  }
}

/** Runs in the page, in forced colors. */
function findUnmarked(pairs: typeof chosenAndOther): string[] {
  const label = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id;
  const bare = [...document.querySelectorAll('[data-drawn]')]
    .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
    .map((control) => `no line around "${label(control)}"`);

  const look = (element: Element) => {
    const { backgroundColor, borderBottomColor, color } = getComputedStyle(element);
    const { backgroundColor: underline, scale } = getComputedStyle(element, '::after');
    return [backgroundColor, borderBottomColor, color, underline, scale].join();
  };
  const alike = pairs.flatMap(([chosen, other]) => {
    const [a, b] = [document.querySelector(chosen), document.querySelector(other)];
    return a && b && look(a) === look(b) ? [`${chosen} looks like the others`] : [];
  });

  const canvas = getComputedStyle(document.body).backgroundColor;
  const unseen = [...document.querySelectorAll('main svg')]
    .filter((icon) => getComputedStyle(icon).color === canvas && !icon.closest('[role=option]'))
    .map((icon) => `an icon of "${label(icon.parentElement ?? icon)}" has the color of the page`);
  return [...bare, ...alike, ...unseen];
}
