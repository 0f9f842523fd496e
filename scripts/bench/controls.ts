import type { Locator, Page } from 'playwright-core';
import { appointment } from '../../src/content/appointment';
import { choice } from '../../tests/support/choice';
import { question } from '../../tests/support/sample';
import { button } from './phone';

/** A control, and how to detect the effect of pressing it. */
export type MeasuredControl = {
  path: string;
  find: (page: Page) => Locator;
  /** Runs in the page: a number that rises in the frame with the effect of the press. */
  reading: () => number;
  /** Undoes the press; not needed if each press increases the number. */
  undo?: (page: Page) => Promise<unknown>;
};

const link = (path: string, within: string, name: string, reading: () => number) => ({
  path,
  find: (page: Page) => page.locator(within).getByRole('link', { name }),
  // The address changes in the frame that shows the next page.
  reading,
  undo: (page: Page) => page.evaluate(() => history.back()),
});

/** Links to other pages by name. */
export const links: Record<string, MeasuredControl> = {
  'link to About': link('/', 'footer', 'About', () => Number(location.pathname === '/about')),
  'link to a service': link('/services', 'main', 'Payroll Processing', () =>
    Number(location.pathname === '/services/payroll-processing'),
  ),
  'link to a post': link('/blog', 'main', 'Read More', () =>
    Number(location.pathname.startsWith('/blog/')),
  ),
};

/** The measured controls by name. */
export const controls: Record<string, MeasuredControl> = {
  menu: {
    path: '/',
    find: button('Open menu'),
    // It slides in from off screen.
    reading: () =>
      [...document.querySelectorAll('dialog[open]')].filter(
        (dialog) => dialog.getBoundingClientRect().left < innerWidth,
      ).length,
    undo: (page) => page.keyboard.press('Escape'),
  },
  Yearly: {
    path: '/pricing',
    find: (page) => choice(page, 'Yearly'),
    // The price of the first plan.
    reading: () =>
      Number(document.querySelector<HTMLElement>('main li > p > .figure')?.innerText ?? 0),
    undo: (page) => choice(page, 'Monthly').tap(),
  },
  interest: {
    path: '/appointment',
    find: button(appointment.form.defaultInterest),
    reading: () =>
      [...document.querySelectorAll('[role=option]')].filter((option) => option.checkVisibility())
        .length,
    undo: (page) => page.keyboard.press('Escape'),
  },
  coupon: {
    path: '/checkout',
    find: button('Click here'),
    // The height of its box.
    reading: () => {
      const triggers = [...document.querySelectorAll('main :is(summary, button)')];
      const trigger = triggers.find(({ textContent }) => textContent?.includes('Click here'));
      const box = trigger?.closest('details') ?? trigger?.parentElement?.parentElement;
      return box?.getBoundingClientRect().height ?? 0;
    },
    undo: (page) => button('Click here')(page).tap(),
  },
  question: {
    path: '/faq',
    find: button(question),
    // The height of the question with its answer.
    reading: () => {
      const [, trigger] = document.querySelectorAll('main :is(summary, button)');
      return trigger?.closest('details, li')?.getBoundingClientRect().height ?? 0;
    },
    undo: (page) => button(question)(page).tap(),
  },
  'Add to Cart': {
    path: '/shop/shop-details',
    find: button('Add to Cart'),
    // The item count in the header: "Cart, 2 items".
    reading: () => {
      const cart = document.querySelector('header a[aria-label^="Cart, "]');
      return cart?.checkVisibility() ? Number.parseInt(cart.ariaLabel?.slice(6) ?? '', 10) : 0;
    },
  },
  ...links,
  newsletter: {
    path: '/faq',
    find: button('Subscribe'),
    reading: () =>
      [...document.querySelectorAll('[role=alert]')].filter(
        (alert) => alert.textContent === 'Please enter your email' && alert.checkVisibility(),
      ).length,
    // A text that is no address has another error.
    undo: async (page) => {
      await page.getByLabel('Email address').fill('a');
      await button('Subscribe')(page).tap();
    },
  },
};

/** A page with one button that counts its presses: this machine's baseline. */
export const plain: MeasuredControl = {
  path: '/',
  find: button('Press'),
  reading: () => Number(document.querySelector('output')?.textContent),
};

/** The page of `plain`. */
export const plainHtml = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><button onclick="nextElementSibling.value++">Press</button> <output>0</output>`;
