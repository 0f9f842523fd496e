import { expect, it } from 'vitest';
import { builtPages, plain, readPage } from '../support/built-pages';

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
