/**
 * Prints an element alone (`print.css`), and again until the visitor uses the page: some browsers say
 * `afterprint` before they print, and others never.
 */
export function printAlone(element: HTMLElement): void {
  const end = () => {
    delete element.dataset.printed;
  };
  element.dataset.printed = '';
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, end, { once: true });
  print();
}
