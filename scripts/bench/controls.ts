import { appointment } from '../../src/content/appointment';
import { question as sampleQuestion } from '../../tests/support/sample';
import type { Control } from './in-page';
import type { Phone } from './phone';

/** A control, and how to detect the effect of pressing it. */
export type MeasuredControl = {
  path: string;
  control: Control;
  /** Runs in the page: a number that rises in the frame with the effect of the press. */
  reading: () => number;
  /** How long it has been on the screen before the press, in ms; 0 by default. */
  rest?: number;
  /** Undoes the press; not needed if each press increases the number. */
  undo?: (phone: Phone) => Promise<void>;
};

const radio = '[role=radio], input[type=radio]';
const opener = 'summary, button';
const coupon = { css: opener, name: 'Click here' };
const question = { css: opener, name: sampleQuestion };
const subscribe = { css: 'button', name: 'Subscribe' };

/** The address changes in the frame that shows the next page. */
const goBack = (phone: Phone) => phone.run(() => history.back());
const rest = 1000;

/** Links to other pages by name. */
export const links: Record<string, MeasuredControl> = {
  'link to About': {
    path: '/',
    control: { css: 'footer a', name: 'About' },
    reading: () => Number(location.pathname === '/about'),
    undo: goBack,
    rest,
  },
  'link to a service': {
    path: '/services',
    control: { css: 'main a', name: 'Payroll Processing' },
    reading: () => Number(location.pathname === '/services/payroll-processing'),
    undo: goBack,
    rest,
  },
  'link to a post': {
    path: '/blog',
    control: { css: 'main a', name: 'Read More' },
    reading: () => Number(location.pathname.startsWith('/blog/')),
    undo: goBack,
    rest,
  },
};

/** The measured controls by name. */
export const controls: Record<string, MeasuredControl> = {
  menu: {
    path: '/',
    control: { css: 'button', name: 'Open menu' },
    // It slides in from off screen.
    reading: () =>
      [...document.querySelectorAll('dialog[open]')].filter(
        (dialog) => dialog.getBoundingClientRect().left < innerWidth,
      ).length,
    undo: (phone) => phone.pressEscape(),
  },
  Yearly: {
    path: '/pricing',
    control: { css: radio, name: 'Yearly' },
    // The price of the first plan.
    reading: () =>
      Number(document.querySelector<HTMLElement>('main li > p > .figure')?.innerText ?? 0),
    undo: (phone) => phone.tap({ css: radio, name: 'Monthly' }),
  },
  interest: {
    path: '/appointment',
    control: { css: 'button', name: appointment.form.defaultInterest },
    reading: () =>
      [...document.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility())
        .length,
    undo: (phone) => phone.pressEscape(),
  },
  coupon: {
    path: '/checkout',
    control: coupon,
    // The height of its box.
    reading: () => {
      const triggers = [...document.querySelectorAll('main :is(summary, button)')];
      const trigger = triggers.find(({ textContent }) => textContent?.includes('Click here'));
      const box = trigger?.closest('details') ?? trigger?.parentElement?.parentElement;
      return box?.getBoundingClientRect().height ?? 0;
    },
    undo: (phone) => phone.tap(coupon),
  },
  question: {
    path: '/faq',
    control: question,
    // The height of the question with its answer.
    reading: () => {
      const [, trigger] = document.querySelectorAll('main :is(summary, button)');
      return trigger?.closest('details, li')?.getBoundingClientRect().height ?? 0;
    },
    undo: (phone) => phone.tap(question),
  },
  'Add to Cart': {
    path: '/shop/shop-details',
    control: { css: 'button', name: 'Add to Cart' },
    // The item count in the header: "Cart, 2 items".
    reading: () => {
      const link = document.querySelector('header a[aria-label^="Cart, "]');
      return link?.checkVisibility() ? Number.parseInt(link.ariaLabel?.slice(6) ?? '', 10) : 0;
    },
  },
  ...links,
  newsletter: {
    path: '/faq',
    control: subscribe,
    reading: () =>
      [...document.querySelectorAll('[role=alert]')].filter(
        (alert) => alert.textContent === 'Please enter your email' && alert.checkVisibility(),
      ).length,
    // A subscription clears the error.
    undo: async (phone) => {
      await phone.tap({ css: 'input', name: 'Email address' });
      await phone.type('a');
      await phone.tap(subscribe);
    },
  },
};

/** A page with one button that counts its presses: this machine's baseline. */
export const plain: MeasuredControl = {
  path: '/',
  control: { css: 'button', name: 'Press' },
  reading: () => Number(document.querySelector('output')?.textContent),
};

/** The page of `plain`. */
export const plainHtml = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><button onclick="nextElementSibling.value++">Press</button> <output>0</output>`;
