import { expect, it } from 'vitest';
import { builtPages, readPage } from '../support/built-pages';

type Document = ReturnType<typeof readPage>;

const pages = builtPages().map((path) => [path, readPage(path)] as const);

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

it.each(pages)('labels each control of %s before any script runs', (_path, document) => {
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

it.each(pages)('refers by id only to what %s has', (_path, document) => {
  const dangling = ['for', 'aria-describedby', 'aria-labelledby', 'aria-details'].flatMap(
    (attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        idsIn(element, attribute).filter((id) => !document.getElementById(id)),
      ),
  );
  expect(dangling).toEqual([]);
});
