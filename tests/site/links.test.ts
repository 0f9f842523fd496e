import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtPages, readPage } from '../support/built-pages';

const pages = new Map(builtPages().map((path) => [path, readPage(path)]));

const origin = 'https://this.site';

/** Whether a link stays on the site: a path, a query, an anchor or, empty, the page itself. */
const isWithin = (link: string) => new URL(link, origin).origin === origin;

/** Whether a link within the site has a missing page or anchor. */
function isBroken(link: string, from: string) {
  const { pathname, hash } = new URL(link, origin + from);
  const page = pages.get(pathname);
  // Of the documents that are not the app’s, such as the workbench, the server hides the ending.
  const files = ['', '.html'].map((ending) => `dist/site${pathname}${ending}`);
  if (!page) return !files.some((file) => existsSync(file));
  return hash.length > 1 && !page.getElementById(decodeURIComponent(hash.slice(1)));
}

describe.each([...pages])('%s', (path, document) => {
  const values = (attribute: string, which = '') =>
    [...document.querySelectorAll(`[${attribute}]${which}`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );

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
