import type { Page } from 'playwright-core';

/** The text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Text that is clipped, overflows, overlaps or is covered with wider spacing. */
export async function faultsOfWiderText(page: Page): Promise<string[]> {
  const before = await page.evaluate(findMisfits);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = await page.evaluate(findMisfits);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return after.filter((fault) => !before.includes(fault));
}

/**
 * Runs in the page: text that does not fit its box, that overlaps other text, or, on the first screen,
 * that something covers.
 */
function findMisfits(): string[] {
  scrollTo(0, 0);
  const faults: string[] = [];
  const lines: { owner: Element; text: string; box: DOMRect }[] = [];
  const isForReaders = (at: Element | null): boolean =>
    at !== null &&
    (getComputedStyle(at).clipPath === 'inset(50%)' || isForReaders(at.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const owner = node.parentElement;
    if (!text || !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Truncated text is complete elsewhere.
    if (owner.closest('.truncate, dialog:not([open]), svg, [href="#main"]')) continue;
    if (isForReaders(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ owner, text: text.slice(0, 40), box });
    }
  }
  for (const { owner, text, box } of lines) {
    const above = document.elementFromPoint(box.right - 1, (box.top + box.bottom) / 2);
    if (above && !above.contains(owner) && !owner.contains(above))
      faults.push(`"${text}" under ${above.localName}.${String(above.className).slice(0, 50)}`);
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed') break;
      const limits = at.getBoundingClientRect();
      if (['auto', 'scroll'].includes(style.overflowX)) break;
      const isOpen = style.overflowX === 'visible' && style.overflowY === 'visible';
      const isDrawn =
        style.borderLeftWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (style.display === 'inline' || (isOpen && !isDrawn)) continue;
      const isOut =
        box.left < limits.left - 2 ||
        box.right > limits.right + 2 ||
        box.top < limits.top - 8 ||
        box.bottom > limits.bottom + 8;
      if (isOut)
        faults.push(`"${text}" leaves ${at.localName}.${String(at.className).slice(0, 50)}`);
    }
  }
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 2 && height > 6 && a.owner !== b.owner)
        faults.push(`"${a.text}" over "${b.text}"`);
    }
  }
  return [...new Set(faults)];
}
