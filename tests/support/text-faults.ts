import type { Page } from 'playwright-core';

/** A text of the page and the element that holds it. */
type Words = { node: Text; owner: Element };

/**
 * Text that is broken inside a word, cut off, outside its box or over other text, on the page or in
 * the dialog that covers it. Each fault names its element.
 */
export async function textFaults(page: Page): Promise<string[]> {
  const words = await page.evaluateHandle(readWords);
  const faults = [
    await page.evaluate(findBrokenWords, words),
    await page.evaluate(findCutText, words),
    await page.evaluate(findOverlaps, words),
  ];
  await words.dispose();
  return [...new Set(faults.flat())];
}

/** What text with the wider spacing of WCAG 1.4.12 is besides. */
export async function widerTextFaults(page: Page): Promise<string[]> {
  const before = await textFaults(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const after = await textFaults(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return after.filter((fault) => !before.includes(fault));
}

/** Runs in the page: its visible texts, except those in drawings and for screen readers. */
function readWords(): Words[] {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** `sr-only`, at some widths. */
  const isForReaders = (at: Element | null): boolean =>
    at !== null &&
    (getComputedStyle(at).clipPath === 'inset(50%)' || isForReaders(at.parentElement));
  const found: Words[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const owner = node.parentElement;
    if (!owner || !node.data.trim()) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (owner.closest('svg, .carousel-slide[aria-hidden="true"]')) continue;
    if (isForReaders(owner)) continue;
    found.push({ node, owner });
  }
  return found;
}

/**
 * Runs in the page: words and amounts on two lines that would fit on one. One that is wider than 60 %
 * of the screen may be too wide for its box.
 */
function findBrokenWords(words: Words[]): string[] {
  const widest = document.documentElement.clientWidth * 0.6;
  const range = document.createRange();
  return words.flatMap(({ node, owner }) =>
    // A line may also break after a dash or a slash.
    [...node.data.matchAll(/[^\s\-–—/]+[-–—/]*/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = parts.map(({ top }) => top);
      const isOnLines = Math.max(...tops) - Math.min(...tops) > (parts[0]?.height ?? 0) / 2;
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const where = `${owner.localName}.${owner.className}`.slice(0, 60);
      return isOnLines && width < widest ? [`"${word}" is broken in ${where}`] : [];
    }),
  );
}

/** Runs in the page: text that is cut off, or leaves the page, a cell, or a box with a border or a background. */
function findCutText(words: Words[]): string[] {
  const { clientWidth } = document.documentElement;
  const isSaidElsewhere = (text: string, owner: Element) =>
    words.some((other) => other.owner !== owner && other.owner.textContent?.includes(text));
  const range = document.createRange();
  return words.flatMap(({ node, owner }) => {
    const text = node.data.trim();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const fault = (what: string, { localName, className }: Element) => [
      `"${text.slice(0, 40)}" ${what} ${`${localName}.${className}`.slice(0, 60)}`,
    ];
    if (lines.length === 0) return fault('has no width in', owner);
    // Lines are higher than their letters.
    const slack = 0.3 * Math.max(...lines.map(({ height }) => height));
    const left = Math.min(...lines.map((line) => line.left)) + 2;
    const right = Math.max(...lines.map((line) => line.right)) - 2;
    const top = Math.min(...lines.map((line) => line.top)) + slack;
    const bottom = Math.max(...lines.map((line) => line.bottom)) - slack;
    let scrollsX = false;
    let scrollsY = false;
    let isPlaced = false;
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      scrollsX ||= ['auto', 'scroll'].includes(style.overflowX);
      scrollsY ||= ['auto', 'scroll'].includes(style.overflowY);
      const box = at.getBoundingClientRect();
      const isOut =
        (!scrollsX && (left < box.left || right > box.right)) ||
        (!scrollsY && (top < box.top || bottom > box.bottom));
      const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const hasEdges =
        style.borderLeftWidth !== '0px' ||
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        at.matches('th, td');
      if (style.clipPath.startsWith('inset(')) {
        // From the top, clockwise; a value that is left out is that of the other side.
        const insets = [...style.clipPath.matchAll(/[\d.]+(?=px)/g)].map(Number);
        const [, toRight = insets[0] ?? 0, , toLeft = toRight] = insets;
        if (left < box.left + toLeft || right > box.right - toRight)
          return fault('is cut off by the clip path of', at);
      }
      if (isOut && isClipped) {
        const isRepeated = style.textOverflow === 'ellipsis' && isSaidElsewhere(text, owner);
        // Without room, the name leaves the logo as a whole.
        const isLeftOut = at.matches('.logo') && top > box.bottom;
        return isRepeated || isLeftOut ? [] : fault('is cut off by', at);
      }
      // What is placed by itself, such as a stamp, may stand over the edge of its paper.
      isPlaced ||= ['absolute', 'fixed'].includes(style.position);
      if (isOut && hasEdges && !isPlaced) return fault('leaves', at);
      if (style.position === 'fixed') break;
    }
    const isOffPage = !scrollsX && (left < 0 || right > clientWidth);
    return isOffPage ? fault('leaves the page in', owner) : [];
  });
}

/** Runs in the page: text, or the paper of a stamp, over other text of the same layer. */
function findOverlaps(words: Words[]): string[] {
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      const isFixed = ['fixed', 'sticky'].includes(position);
      if (isFixed || (position !== 'static' && zIndex !== 'auto')) return at;
    }
    return null;
  };
  /** The edges of the boxes that clip an element. */
  const clipOf = (element: Element) => {
    const clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      clip.left = Math.max(clip.left, left);
      clip.top = Math.max(clip.top, top);
      clip.right = Math.min(clip.right, right);
      clip.bottom = Math.min(clip.bottom, bottom);
    }
    return clip;
  };
  const range = document.createRange();
  const lines = words
    // Stretched letters are as wide as before for their neighbors.
    .filter(({ owner }) => getComputedStyle(owner).scale === 'none')
    .flatMap(({ node, owner }) => {
      range.selectNodeContents(node);
      const [text, layer, clip] = [node.data.trim().slice(0, 40), layerOf(owner), clipOf(owner)];
      const { position, backgroundColor } = getComputedStyle(owner);
      const isStamp = position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      const boxes = isStamp ? [owner.getBoundingClientRect()] : [...range.getClientRects()];
      return boxes.map(({ left, top, right, bottom, height }) => ({
        owner,
        layer,
        text,
        height,
        box: {
          left: Math.max(left, clip.left),
          top: Math.max(top, clip.top),
          right: Math.min(right, clip.right),
          bottom: Math.min(bottom, clip.bottom),
        },
      }));
    })
    .sort((a, b) => a.box.top - b.box.top);
  return lines.flatMap((a, index) => {
    const found: string[] = [];
    for (const b of lines.slice(index + 1)) {
      if (b.box.top > a.box.bottom) break;
      if (a.owner === b.owner || a.layer !== b.layer) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      const isOver = width > 2 && height > 0.4 * Math.min(a.height, b.height);
      if (isOver) found.push(`"${a.text}" is over "${b.text}"`);
    }
    return found;
  });
}
