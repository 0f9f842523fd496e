/** Prints one part of the page, which `print-content.css` shows while the document names it. */
export function printAlone(part: 'check'): void {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.printed;
  };
  dataset.printed = part;
  addEventListener('afterprint', end, { once: true });
  print();
}
