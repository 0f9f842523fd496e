import { type Element, Window } from 'happy-dom';

/** Reads a feed with a parser of XML. */
export function readFeed(xml: string) {
  const { DOMParser } = new Window();
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const root = document.documentElement;
  const children = (parent: Element, name: string) =>
    [...parent.children].filter(({ localName }) => localName === name);
  const texts = (parent: Element, name: string) =>
    children(parent, name).map(({ textContent }) => textContent);
  const links = (parent: Element) =>
    Object.fromEntries(
      children(parent, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    );
  return {
    isBroken: document.querySelector('parsererror') !== null,
    root: { name: root.localName, namespace: root.namespaceURI },
    ids: texts(root, 'id'),
    titles: texts(root, 'title'),
    updated: texts(root, 'updated'),
    links: links(root),
    entries: children(root, 'entry').map((entry) => ({
      ids: texts(entry, 'id'),
      titles: texts(entry, 'title'),
      updated: texts(entry, 'updated'),
      published: texts(entry, 'published'),
      summaries: texts(entry, 'summary'),
      links: links(entry),
      authors: children(entry, 'author').map((author) => ({
        names: texts(author, 'name'),
        addresses: texts(author, 'uri'),
      })),
    })),
  };
}
