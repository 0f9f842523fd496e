import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StreetMap } from '@/illustrations/street-map';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';

const visit = openSite({ isIsolated: true });

const names = ['Ash', 'Ferris & Hollow', 'Northlake Bookkeeping and Payroll'];

/** Runs in the page: the boxes of the label with this name and of its words, and of other names. */
function readNames(element: Element, name: string) {
  const boxOf = (box: DOMRect) => ({
    left: box.left,
    top: box.top,
    right: box.right,
    bottom: box.bottom,
  });
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const others: { name: string; box: ReturnType<typeof boxOf> }[] = [];
  let label: { words: ReturnType<typeof boxOf>; pill: ReturnType<typeof boxOf> } | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const owner = text.parentElement;
    if (!owner) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = boxOf(range.getBoundingClientRect());
    // A drawn label stands in a rectangle before its words.
    const ground = owner.localName === 'text' ? owner.parentElement?.querySelector('rect') : owner;
    if (text.data === name)
      label = { words, pill: boxOf((ground ?? owner).getBoundingClientRect()) };
    else others.push({ name: text.data, box: words });
  }
  return { label, others };
}

it.each(
  nightly([390, 1280], [390]).flatMap((width) => names.map((name) => [name, width] as const)),
)(
  'the label “%s” on the map is as wide as its words and covers no street’s name, at %i px',
  async (name, width) => {
    const page = await visit({ path: '/contact', width, bypassCSP: true });
    const map = page.locator('figure:has(iframe) > svg').first();
    const className = (await map.getAttribute('class')) ?? '';
    await map.evaluate(
      (element, html) => {
        element.outerHTML = html;
      },
      renderToStaticMarkup(createElement(StreetMap, { name, className })),
    );
    const { label, others } = await map.evaluate(readNames, name);
    if (!label) throw new Error('There is no label');
    const { words, pill } = label;
    expect([words.left - pill.left, pill.right - words.right].map(Math.round)).toEqual([14, 14]);
    expect(others.length).toBeGreaterThan(0);
    const covered = others.filter(
      ({ box }) =>
        box.left < pill.right &&
        box.right > pill.left &&
        box.top < pill.bottom &&
        box.bottom > pill.top,
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
    expect(Math.min(pill.left, width - pill.right)).toBeGreaterThanOrEqual(0);
  },
);
