import { type Control, controlWords } from './act';

/** ms that a control may take to show. */
const patience = 5000;

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

/** What a control is called, as far as this site's controls need it. */
function isCalled(element: Element, name: string): boolean {
  const labels = (element as HTMLInputElement).labels ?? [];
  const own = element.getAttribute('aria-label');
  if (own !== null) return words(own) === name;
  return [...labels, element].some(({ textContent }) => words(textContent) === name);
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The control, if it shows now. */
export const findNow = (
  page: Document,
  { css, name, place = 0 }: Control,
): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(css)].filter(
    (element) => isVisible(element) && (name === undefined || isCalled(element, name)),
  )[place];

/** Resolves with a control once it shows. Rejects with an error that says which one does not. */
export async function findControl(
  pageNow: () => Document,
  control: Control,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const end = performance.now() + patience;
  for (;;) {
    const page = pageNow();
    const found = findNow(page, control);
    if (found) return found;
    signal.throwIfAborted();
    if (performance.now() > end) {
      throw new Error(`The page ${page.location.pathname} does not show ${controlWords(control)}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
