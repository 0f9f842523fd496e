import { expect, it } from 'vitest';
import { renderRoot } from '../support/render-root';
import { valuesIn } from '../support/words-in';

type Root = Awaited<ReturnType<typeof renderRoot>>;

/** The text fields of a page by name: `required`, its asterisk, type, keyboard. */
const fieldsOf = (root: Root) =>
  new Map(
    [...root.querySelectorAll('main :is(input, textarea)[name]')].map((field) => [
      field.getAttribute('name') ?? '',
      {
        isRequired: field.hasAttribute('required'),
        isMarked: /\*$/.test(labelOf(root, field)),
        type: field.getAttribute('type') ?? 'textarea',
        keyboard: field.getAttribute('inputmode'),
      },
    ]),
  );

const labelOf = (root: Root, field: { id: string }) =>
  root.querySelector(`label[for="${field.id}"]`)?.textContent?.trim() ?? '';

const namesWith = (
  root: Root,
  isIncluded: (field: { isRequired: boolean; isMarked: boolean }) => boolean,
) => [...fieldsOf(root)].flatMap(([name, field]) => (isIncluded(field) ? [name] : []));

it.each([
  ['VAL-2', '/appointment', 'name phone email businessName date message'],
  ['VAL-3', '/contact', 'firstName message'],
  ['VAL-4', '/checkout', ''],
  ['VAL-5', '/shop/shop-details', ''],
  ['VAL-5', '/blog-details', ''],
])('%s: the browser requires on %s: %s', async (clause, path, names) => {
  const required = namesWith(await renderRoot(path), ({ isRequired }) => isRequired);
  expect(required.join(' '), `${clause} on ${path}`).toBe(names);
});

/** The labels with an asterisk on a page. */
const markedLabels = (root: Root) =>
  [...root.querySelectorAll('main label')].flatMap(({ textContent }) => {
    const text = textContent?.trim() ?? '';
    return text.endsWith('*') ? [text.slice(0, -1).trim()] : [];
  });

const ofCheckout = [
  'First Name',
  'Last Name',
  'Country/Region',
  'Street Address',
  'Town/City',
  'State',
  'Phone',
  'Email Address',
];

it.each([
  ['VAL-4', '/checkout', ofCheckout],
  ['VAL-5', '/blog-details', ['Comment', 'Name', 'Email', 'Website']],
])('%s: an asterisk stands on %s at %j', async (clause, path, labels) => {
  expect(markedLabels(await renderRoot(path)), `${clause} on ${path}`).toEqual(labels);
});

it('an asterisk stands at each text of a review (VAL-5)', async () => {
  const root = await renderRoot('/shop/shop-details');
  const marked = namesWith(root, ({ isMarked }) => isMarked);
  expect(marked.join(' '), 'VAL-5 on /shop/shop-details').toBe('review name email');
});

it.each([
  ['VAL-2', '/appointment', 'phone'],
  ['VAL-2', '/appointment', 'email'],
  ['VAL-4', '/checkout', 'phone'],
  ['VAL-4', '/checkout', 'email'],
  ['VAL-5', '/blog-details', 'email'],
])(
  '%s: on %s, %s is a plain text field, whose format nothing checks',
  async (clause, path, name) => {
    const field = fieldsOf(await renderRoot(path)).get(name);
    expect(field?.type, `${clause} on ${path}`).toBe('text');
  },
);

it.each([
  ['VAL-1', '/'],
  ['VAL-2', '/appointment'],
  ['VAL-3', '/contact'],
  ['VAL-4', '/checkout'],
  ['VAL-5', '/shop/shop-details'],
  ['VAL-5', '/blog-details'],
])('%s: nothing but what is required is checked on %s', async (clause, path) => {
  const checks = ['minlength', 'maxlength', 'pattern', 'min', 'max', 'step'];
  const root = await renderRoot(path);
  const checked = checks.flatMap((check) =>
    valuesIn(root, `:is(main, .newsletter-band) [${check}]`, 'name'),
  );
  expect(checked, `${clause} on ${path}`).toEqual([]);
});

it('the email of the newsletter is a plain text field for an email (VAL-1, LAY-6)', async () => {
  const field = (await renderRoot('/')).querySelector('.newsletter-band input');
  expect([field?.getAttribute('type'), field?.hasAttribute('required')], 'VAL-1 on /').toEqual([
    'text',
    false,
  ]);
  expect(field?.getAttribute('inputmode'), 'LAY-6 on /: the keyboard').toBe('email');
  const described = field?.getAttribute('aria-describedby')?.split(' ');
  expect(described, 'VAL-1 on /: what describes the field').toContain('newsletter-error');
});
