import { faqs } from '../../../src/content/faqs';
import { menu } from '../../../src/content/menu';
import { shop } from '../../../src/content/shop';
import { itemAt, product } from '../../../tests/support/sample';
import { untilPathIs } from './in-page';
import type { Phone } from './phone';

/** Performs an action as a step of a kind. */
type Step = (kind: string, act: () => Promise<unknown>) => Promise<void>;

const questions = faqs.map(({ question }) => question);
/** The name of a link in a group of the menu. */
const nameIn = (group: string, path: string) =>
  menu.find(({ name }) => name === group)?.submenu.find(({ link }) => link === path)?.name ?? '';

const opener = 'summary, button';
const radio = '[role=radio], input[type=radio]';

/** About 60 taps and keys, from the home page to the checkout, in one document. */
export async function takeJourney(phone: Phone, step: Step) {
  const tap = (kind: string, css: string, name: string) =>
    step(kind, async () => phone.tap({ css, name }));
  const type = async (kind: string, ...keys: string[]) => {
    for (const key of keys) await step(kind, () => phone.type(key));
  };
  const follow = async (css: string, name: string, path: string) => {
    await tap('link to a page', css, name);
    await phone.run(untilPathIs, path);
  };
  const followInMenu = async (group: string, name: string, path: string) => {
    await tap('menu', 'button', 'Open menu');
    await tap('submenu', `dialog :is(${opener})`, group);
    await follow('dialog a', name, path);
  };

  await tap('prices', radio, 'Yearly');
  await tap('question', opener, itemAt(questions, 1));
  await tap('newsletter', 'button', 'Subscribe');
  await tap('text field', 'input', 'Email address');
  await type('text field', 'a', 'n', 'n');
  await tap('newsletter', 'button', 'Subscribe');

  await tap('menu', 'button', 'Open menu');
  await tap('submenu', `dialog :is(${opener})`, 'Services');
  await tap('submenu', `dialog :is(${opener})`, 'Shop');
  await tap('submenu', `dialog :is(${opener})`, 'Shop');
  await tap('menu', 'dialog button', 'Close menu');
  await followInMenu('Pages', 'Pricing', '/pricing');
  await tap('prices', radio, 'Yearly');
  await type('prices', 'ArrowLeft', 'ArrowRight');
  await tap('prices', radio, 'Monthly');

  await followInMenu('Pages', 'FAQ', '/faq');
  for (const question of questions.slice(1, 4)) await tap('question', opener, question);
  await type('question', 'Enter', ' ');

  await followInMenu('Shop', nameIn('Shop', '/shop'), '/shop');
  await follow('main a', product.name, product.path);
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One fewer');
  await tap('add to cart', 'button', 'Add to Cart');
  await tap('tab', '[role=tab], input[type=radio]', shop.tabs.reviews);
  await tap('stars', 'input', '4 stars');
  await tap('text field', 'textarea', shop.reviews.labels.review);
  await type('text field', 'f', 'i', 'n', 'e');
  await tap('add to cart', 'button', 'Add to Cart');

  await follow('header a', 'Cart, ', '/cart');
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One fewer');
  await tap('text field', 'input', shop.cart.coupon.label);
  await type('text field', 'x', 'y');
  await follow('main a', 'Proceed To Checkout', '/checkout');

  await tap('coupon', opener, 'Click here');
  await tap('text field', 'input', 'First Name');
  await type('text field', 'a', 'n', 'n', 'Tab');
  await tap('place', 'input', 'Country');
  await type('place', 'c', 'a', 'n', 'Enter');
  await tap('place', 'input', 'State');
  await type('place', 'b', 'o', 's', 'Enter');
  await tap('place order', 'a, button', 'Place Order');
}
