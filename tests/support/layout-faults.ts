import type { Page } from 'playwright-core';
import { controlFaults } from './control-faults';
import { textFaults } from './text-faults';

/**
 * What does not fit on the page, or in the dialog that covers it: sideways scrolling, items beside
 * their list, text and controls that are not whole, shrunken icons, a heading far down, and bars that
 * fill the screen.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
  return [
    ...(await page.evaluate(findWidth)),
    ...(await page.evaluate(findStrayItems)),
    ...(await textFaults(page)),
    ...(await controlFaults(page)),
    ...(await page.evaluate(findShrunkenSquares)),
    ...(await page.evaluate(findLowHeading)),
    ...(await page.evaluate(findTallBars)),
  ];
}

/** Runs in the page: how far it scrolls sideways, and the innermost elements that stick out. */
function findWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.localName}.${element.getAttribute('class')}`.slice(0, 50));
  return [`the page is ${scrollWidth - clientWidth} px too wide: ${names.slice(0, 3).join(', ')}`];
}

/** Runs in the page: items that stand out of their list, and cells out of their row, at a side. */
function findStrayItems(): string[] {
  const clips = (at: Element | null): boolean =>
    at !== null &&
    at !== document.body &&
    (getComputedStyle(at).overflowX !== 'visible' || clips(at.parentElement));
  return [...document.body.querySelectorAll('li, th, td')].flatMap((item) => {
    const list = item.parentElement;
    const { position, marginLeft, marginRight } = getComputedStyle(item);
    // What is placed by itself, or has a negative margin, is meant to.
    if (!list || position === 'absolute' || clips(list)) return [];
    if (!item.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (Math.min(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) < 0) return [];
    const [box, limits] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    const out = Math.round(Math.max(limits.left - box.left, box.right - limits.right));
    const where = `${item.localName}.${item.className}`.slice(0, 50);
    return out > 1 && limits.width > 0 ? [`${where} stands out by ${out} px`] : [];
  });
}

/** Runs in the page: icons, dots and round buttons (`size-…`) that are no squares any more. */
function findShrunkenSquares(): string[] {
  return [...document.querySelectorAll('[class*="size-"]')].flatMap((element) => {
    const isSquare = /(^|\s)size-\d/.test(element.getAttribute('class') ?? '');
    if (!isSquare || !element.checkVisibility({ visibilityProperty: true })) return [];
    const [width = 0, height = 0] = [element]
      .map((one) => getComputedStyle(one))
      .flatMap((style) => [style.width, style.height])
      .map(Number.parseFloat);
    const where = `${element.localName} in ${element.parentElement?.className}`.slice(0, 70);
    return Math.abs(width - height) > 1 ? [`a square is ${width} × ${height} px: ${where}`] : [];
  });
}

/** Runs in the page: a first heading that begins below the first screen. */
function findLowHeading(): string[] {
  if (document.querySelector('dialog:modal')) return [];
  const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
  return top > innerHeight ? [`the heading begins ${Math.round(top)} px down`] : [];
}

/** Runs in the page: bars that stay on the screen while the page scrolls, and fill much of it. */
function findTallBars(): string[] {
  scrollTo({ top: 1500, behavior: 'instant' });
  const faults = [...document.querySelectorAll('body *')].flatMap((bar) => {
    const { position } = getComputedStyle(bar);
    if (!['fixed', 'sticky'].includes(position)) return [];
    const { top, bottom, width, height } = bar.getBoundingClientRect();
    const isPinned = position === 'fixed' || Math.abs(top) < 1;
    const isBar = isPinned && width > innerWidth / 2 && bottom > 0 && top < innerHeight;
    const isShown = bar.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Toasts leave.
    const most = innerHeight * (bar.matches('.Toastify *') ? 0.7 : 0.25);
    return isBar && isShown && height > most && !bar.closest('dialog')
      ? [`${bar.localName}.${bar.className} keeps ${Math.round(height)} px`.slice(0, 80)]
      : [];
  });
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return faults;
}
