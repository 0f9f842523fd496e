import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtPages, plain, readPage } from '../support/built-pages';

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

type Document = ReturnType<typeof readPage>;

const idsIn = (element: { getAttribute(name: string): string | null }, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean);

const controlsOf = (document: Document) => [
  ...document.querySelectorAll('input:not([type=hidden]), textarea, select'),
];

type Control = ReturnType<typeof controlsOf>[number];

/** A control as it is named in its form, for messages. */
const nameOf = (control: Control) => control.getAttribute('name') ?? control.outerHTML;

/** The ids of the lines below a control in its field: its hint, in this site's forms. */
const hintsOf = (control: Control) => {
  const hints: string[] = [];
  for (let next = control.nextElementSibling; next; next = next.nextElementSibling)
    if (next.id && next.tagName === 'P') hints.push(next.id);
  return hints;
};

const hasLabel = (document: Document, control: Control) =>
  Boolean(
    control.getAttribute('aria-label') ||
      control.closest('label') ||
      (control.id && document.querySelector(`label[for="${control.id}"]`)) ||
      idsIn(control, 'aria-labelledby').some((id) => document.getElementById(id)),
  );

it.each([...pages])('labels each control of %s before any script runs', (_path, document) => {
  const unlabeled = controlsOf(document).filter((control) => !hasLabel(document, control));
  expect(unlabeled.map(nameOf)).toEqual([]);
});

it('describes each control that has a hint by it before any script runs', () => {
  const described: string[] = [];
  for (const [path, document] of pages) {
    for (const control of controlsOf(document)) {
      const hints = hintsOf(control);
      expect(idsIn(control, 'aria-describedby'), `${path}, ${nameOf(control)}`).toEqual(
        expect.arrayContaining(hints),
      );
      described.push(...hints);
    }
  }
  expect(described.length).toBeGreaterThan(0);
});

it.each([...pages])('refers by id only to what %s has', (_path, document) => {
  const dangling = ['for', 'aria-describedby', 'aria-labelledby', 'aria-details'].flatMap(
    (attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        idsIn(element, attribute).filter((id) => !document.getElementById(id)),
      ),
  );
  expect(dangling).toEqual([]);
});

const fields = builtPages().flatMap((path) =>
  [...readPage(path).querySelectorAll('input')]
    .filter(({ type }) => ['text', 'tel', 'email', 'url', 'number'].includes(type))
    .map((field) => ({
      label: `${path}: ${plain(field.labels?.[0]?.textContent) || field.getAttribute('aria-label')}`,
      purpose: field.getAttribute('autocomplete'),
      isFigure: field.getAttribute('role') === 'spinbutton',
      keyboard: field.getAttribute('inputmode'),
      capitals: field.getAttribute('autocapitalize'),
    })),
);

const withPurpose = (...purposes: string[]) =>
  fields.filter(({ purpose }) => purposes.includes(purpose ?? ''));

/** On a phone, the field would begin with a capital letter, or bring the wrong keys. */
it.each([
  ['figures', fields.filter(({ isFigure }) => isFigure), /^(numeric|decimal)$/, undefined],
  ['telephone numbers', withPurpose('tel'), /^(numeric|tel)$/, undefined],
  ['emails', withPurpose('email', 'username'), /^email$/, 'none'],
  ['websites', withPurpose('url'), /^url$/, 'none'],
  // Outside the United States, a postcode can have letters (CHK-2).
  ['postcodes', withPurpose('postal-code'), /^null$/, 'characters'],
])('fields for %s bring the keyboard for them (VAL-2, VAL-4)', (_, group, keyboard, capitals) => {
  expect(group.length).toBeGreaterThan(0);
  const wrong = group.filter(
    (field) => !keyboard.test(String(field.keyboard)) || (capitals && field.capitals !== capitals),
  );
  expect(wrong.map(({ label }) => label)).toEqual([]);
});

it('no other field asks for a keyboard of figures', () => {
  const others = fields.filter(
    ({ purpose, isFigure, keyboard }) =>
      purpose !== 'tel' && !isFigure && /numeric|decimal|tel/.test(keyboard ?? ''),
  );
  expect(others).toEqual([]);
});
