import { plain } from './built-pages';

/** An element of a page, whichever DOM it is in. */
type Readable = {
  textContent: string | null;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Readable>;
};

/** The texts of the elements that match, with plain spaces. */
export const textsIn = (root: Readable, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

/** The texts of the links that match, and where they lead. */
export const linksIn = (root: Readable, selector: string): [text: string, href: string][] =>
  [...root.querySelectorAll(selector)].map((link) => [
    plain(link.textContent),
    link.getAttribute('href') ?? '',
  ]);

/** An attribute of the elements that match. */
export const valuesIn = (root: Readable, selector: string, attribute: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
