import { untilPathIs } from './in-page';
import type { Phone } from './phone';

/** Performs an action as a step of a kind. */
type Step = (kind: string, act: () => Promise<unknown>) => Promise<void>;

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
  await tap('question', opener, 'Who files the returns');
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
  for (const question of [
    'Who files the returns',
    'What are our options',
    'How do we know whether',
  ]) {
    await tap('question', opener, question);
  }
  await type('question', 'Enter', ' ');

  await followInMenu('Shop', 'All Courses', '/shop');
  await follow('main a', 'Multistate Payroll', '/shop/multistate-payroll');
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One fewer');
  await tap('add to cart', 'button', 'Add to Cart');
  await tap('tab', '[role=tab], input[type=radio]', 'Reviews (0)');
  await tap('stars', 'input', '4 stars');
  await tap('text field', 'textarea', 'Your review');
  await type('text field', 'f', 'i', 'n', 'e');
  await tap('add to cart', 'button', 'Add to Cart');

  await follow('header a', 'Cart, ', '/cart');
  await tap('stepper', 'button', 'One more');
  await tap('stepper', 'button', 'One fewer');
  await tap('text field', 'input', 'Coupon code');
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
