import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtPages, readPage } from '../support/built-pages';

const pages = new Map(builtPages().map((path) => [path, readPage(path)]));

/** Whether a link within the site has a missing page or anchor. */
function isBroken(link: string, from: string) {
  const [path = '', fragment] = link.split('#');
  const page = pages.get(path || from);
  if (!page) return !existsSync(`dist/site${path}`);
  return Boolean(fragment) && !page.getElementById(fragment ?? '');
}

describe.each([...pages])('%s', (path, document) => {
  const values = (attribute: string, which = '') =>
    [...document.querySelectorAll(`[${attribute}]${which}`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const isWithin = (link: string) => /^[/#]/.test(link);

  it('links only to pages and anchors that exist', () => {
    const links = values('href').filter(isWithin);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => isBroken(link, path))).toEqual([]);
  });

  it('has only existing pictures, with their sizes', () => {
    const missing = values('src').filter((src) => isWithin(src) && !existsSync(`dist/site${src}`));
    expect(missing).toEqual([]);
    const unsized = [...document.querySelectorAll('img')].filter(
      (image) => !(Number(image.getAttribute('width')) && Number(image.getAttribute('height'))),
    );
    expect(unsized.map((image) => image.getAttribute('src'))).toEqual([]);
  });

  it('has only https, mail or telephone links to other sites', () => {
    // The favicon is inlined in its link.
    const strays = values('href', ':not([rel="icon"])').filter(
      (link) => !isWithin(link) && !/^(https:|mailto:|tel:)/.test(link),
    );
    expect(strays).toEqual([]);
  });
});
