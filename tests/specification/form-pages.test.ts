import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

type Root = Awaited<ReturnType<typeof renderRoot>>;

/** The fields of a form in order: their names, or their types if they have none. */
const fieldsOf = (root: Root, form: string) =>
  [...root.querySelectorAll(`${form} :is(input:not([type=hidden]), textarea)`)].map(
    (field) => field.getAttribute('name') ?? field.getAttribute('role') ?? '',
  );

describe('the appointment form (APPT-1)', async () => {
  const root = await renderRoot('/appointment');
  const form = '[aria-labelledby=appointment-form-title] form:not([id])';

  it('has its fields, of which the date is a date', () => {
    expect(fieldsOf(root, form), 'APPT-1 on /appointment').toEqual([
      'name',
      'phone',
      'email',
      'businessName',
      'date',
      'message',
    ]);
    expect(valuesIn(root, `${form} [name=date]`, 'type'), 'APPT-1 on /appointment').toEqual([
      'date',
    ]);
    expect(root.querySelectorAll(`${form} textarea[name=message]`).length, 'APPT-1').toBe(1);
  });

  it('has the interest as a dropdown between date and message', () => {
    const controls = [
      ...root.querySelectorAll(`${form} :is([name=date], [aria-haspopup=listbox], [name=message])`),
    ];
    const kinds = controls.map((control) => control.getAttribute('name') ?? control.localName);
    expect(kinds, 'APPT-1 on /appointment').toEqual(['date', 'button', 'message']);
  });

  it('has the button Request A Quote', () => {
    expect(
      textsIn(root, `${form} button[type=submit]:not([form])`),
      'APPT-1 on /appointment',
    ).toEqual(['Request A Quote']);
  });
});

describe('the checkout', async () => {
  const root = await renderRoot('/checkout');

  it('has a collapsible coupon box, closed at first (CHK-1)', () => {
    const boxes = [...root.querySelectorAll('main details')];
    expect(
      boxes.map((box) => textsIn(box, 'summary')),
      'CHK-1 on /checkout',
    ).toEqual([['Have a coupon? Click here']]);
    expect(boxes[0]?.hasAttribute('open'), 'CHK-1 on /checkout').toBe(false);
    expect(boxes[0]?.querySelectorAll('input[name=coupon]').length, 'CHK-1 on /checkout').toBe(1);
  });

  it('has a billing form (CHK-2)', () => {
    const labels = textsIn(root, '[aria-labelledby=billing-title] label');
    expect(labels, 'CHK-2 on /checkout').toEqual([
      'First Name *',
      'Last Name *',
      'Company Name (optional)',
      'Country/Region *',
      'Street Address *',
      'Apartment, suite, unit (optional)',
      'Town/City *',
      'State *',
      'Postcode/Zip (optional)',
      'Phone *',
      'Email Address *',
      'Order notes (optional)',
    ]);
    expect(valuesIn(root, 'main [name=phone]', 'inputmode'), 'CHK-2 on /checkout').toEqual([
      'numeric',
    ]);
    expect(root.querySelectorAll('main textarea[name=notes]').length, 'CHK-2').toBe(1);
  });

  it('begins with the United States and New York (CHK-2)', () => {
    const chosen = ['country', 'state'].map((name) =>
      valuesIn(root, `main [name=${name}]`, 'value'),
    );
    expect(chosen, 'CHK-2 on /checkout').toEqual([['United States'], ['New York']]);
  });

  it('has a sample order, which no payment method can pay (CHK-3, ERR-1)', () => {
    const order = '[aria-labelledby=order-title]';
    expect(textsIn(root, `${order} h2`), 'CHK-3 on /checkout').toEqual(['Your Order']);
    expect(textsIn(root, `${order} tr:has(td)`), 'CHK-3 on /checkout').toEqual([
      'Online Courses × 2$900.00',
      'Subtotal$900.00',
      'Total$900.00',
    ]);
    expect(textsIn(root, `${order} p`), 'CHK-3 on /checkout').toContain(
      'Sorry, it seems that there are no available payment methods for your state. Please contact us if you require assistance or wish to make alternate arrangements.',
    );
    expect(
      linksIn(root, `${order} a`).map(([, address]) => address),
      'CHK-3 on /checkout',
    ).toEqual(['/privacy-policy', '#']);
    expect(linksIn(root, `${order} a`).at(-1), 'CHK-3 on /checkout').toEqual(['Place Order', '#']);
  });
});

describe('the contact page (CONTACT-1)', async () => {
  const root = await renderRoot('/contact');

  it('has cards with a name, and a link or an address', () => {
    const cards = [...root.querySelectorAll('[aria-labelledby=ways-title] li')];
    const kinds = cards.map((card) => [
      card.querySelectorAll('h3').length,
      (textsIn(card, 'h3 + p')[0] ?? '') !== '',
      linksIn(card, 'a').map(([, address]) => address.replace(/:.*/, '')),
    ]);
    expect(kinds, 'CONTACT-1 on /contact').toEqual([
      [1, true, ['tel']],
      [1, true, ['mailto']],
      [1, true, []],
      [1, true, ['/appointment']],
    ]);
  });

  it('has a form, of which the first name and the message are required', () => {
    const form = '[aria-labelledby=contact-form-title] form';
    expect(fieldsOf(root, form), 'CONTACT-1 on /contact').toEqual([
      'firstName',
      'lastName',
      'email',
      'subject',
      'message',
      'newsletter',
    ]);
    expect(valuesIn(root, `${form} [required]`, 'name'), 'CONTACT-1 on /contact').toEqual([
      'firstName',
      'message',
    ]);
    expect(valuesIn(root, `${form} [name=newsletter]`, 'type'), 'CONTACT-1').toEqual(['checkbox']);
    expect(textsIn(root, `${form} button[type=submit]`), 'CONTACT-1 on /contact').toEqual([
      'Submit',
    ]);
  });

  it('has three addresses with an image below Our Office, then the map', () => {
    const offices = '[aria-labelledby=offices-title]';
    expect(textsIn(root, `${offices} h2`), 'CONTACT-1 on /contact').toEqual(['Our Office']);
    const cards = [...root.querySelectorAll(`${offices} li`)];
    expect(cards.length, 'CONTACT-1 on /contact').toBe(3);
    for (const [index, card] of cards.entries()) {
      const office = firm.offices[index];
      expect(valuesIn(card, 'img', 'src'), 'CONTACT-1 on /contact').toEqual([office?.img]);
      expect(textsIn(card, 'address').join(), 'CONTACT-1 on /contact').toContain(office?.street);
    }
    expect(root.querySelectorAll('main figure iframe').length, 'CONTACT-1 on /contact').toBe(1);
  });
});

describe('the sign-up and sign-in screens (AUTH-1)', () => {
  it.each([
    ['/register', ['firstName', 'lastName', 'email', 'password', 'agree']],
    ['/login', ['email', 'password', 'remember']],
  ])('%s has a Google button and its fields', async (path, names) => {
    const root = await renderRoot(path);
    expect(fieldsOf(root, 'main form'), `AUTH-1 on ${path}`).toEqual(names);
    expect(valuesIn(root, 'main [name=password]', 'type'), `AUTH-1 on ${path}`).toEqual([
      'password',
    ]);
    expect(valuesIn(root, `main [name=${names.at(-1)}]`, 'type'), `AUTH-1 on ${path}`).toEqual([
      'checkbox',
    ]);
    const [first = ''] = textsIn(root, 'main :is(button, form)');
    expect(first, `AUTH-1 on ${path}`).toMatch(/ Google$/);
  });

  it('the links of both lead on without authentication', async () => {
    expect(linksIn(await renderRoot('/register'), 'main form a'), 'AUTH-1 on /register').toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Register', '/login'],
    ]);
    const login = await renderRoot('/login');
    expect(linksIn(login, 'main form a'), 'AUTH-1 on /login').toEqual([
      ['Forget Password?', '/contact'],
      ['Login', '/'],
    ]);
    expect(textsIn(login, 'main form label').at(-1), 'AUTH-1 on /login').toBe('Remember me');
  });

  it.each(['/register', '/login'])(
    '%s has testimonials with name, designation and review, and arrows',
    async (path) => {
      const reviews = [
        ...(await renderRoot(path)).querySelectorAll('[aria-roledescription=carousel]'),
      ];
      expect(reviews.length, `AUTH-1 on ${path}`).toBe(1);
      const [show] = reviews;
      const slides = [...(show?.querySelectorAll('.carousel-single li') ?? [])];
      expect(slides.length, `AUTH-1 on ${path}`).toBe(8);
      for (const slide of slides) {
        const reviews = textsIn(slide, 'blockquote').filter(Boolean);
        const people = textsIn(slide, 'figcaption span > span').filter(Boolean);
        expect([reviews.length, people.length], `AUTH-1 on ${path}`).toEqual([1, 2]);
      }
      expect(
        show && valuesIn(show, 'button[aria-label]', 'aria-label'),
        `AUTH-1 on ${path}`,
      ).toEqual(expect.arrayContaining(['Previous review', 'Next review']));
    },
  );
});
