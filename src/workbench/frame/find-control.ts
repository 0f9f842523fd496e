import { type Control, describeControl } from './page-action';
import { until } from './until';

/** How long to wait for a control, in ms. */
const timeout = 5000;

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

/** Whether an element has this accessible name, in a simplified form that suits this site. */
function hasName(element: Element, name: string): boolean {
  const labels = (element as HTMLInputElement).labels ?? [];
  const own = element.getAttribute('aria-label');
  if (own !== null) return words(own) === name;
  return [...labels, element].some(({ textContent }) => words(textContent) === name);
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The control, if it is visible now. */
export const findVisible = (
  page: Document,
  { css, name, index = 0 }: Control,
): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(css)].filter(
    (element) => isVisible(element) && (name === undefined || hasName(element, name)),
  )[index];

/** Waits for a control. Rejects with an error that names it. */
export const findControl = (
  page: () => Document,
  control: Control,
  signal: AbortSignal,
): Promise<HTMLElement> =>
  until(() => findVisible(page(), control), {
    timeout,
    signal,
    late: () => `The page ${page().location.pathname} does not show ${describeControl(control)}.`,
  });
