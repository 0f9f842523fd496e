import type { Driver } from './driver';

/** What a visitor can read on the page. */
export const reading = (driver: Driver) => ({
  path: () => driver.evaluate(() => location.pathname),
  title: () => driver.evaluate(() => document.title),
  /** The rendered text of the first element of a selector; null if there is none. */
  text: (css: string) =>
    driver.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? null,
      css,
    ),
  texts: (css: string) =>
    driver.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
          innerText.trim(),
        ),
      css,
    ),
  attributes: (css: string, name: string) =>
    driver.evaluate(
      (selector, attribute) =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute)),
      css,
      name,
    ),
  values: (css: string) =>
    driver.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLInputElement>(selector)].map((one) => one.value),
      css,
    ),
  isVisible: (css: string) =>
    driver.evaluate(
      (selector) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
      css,
    ),
});
