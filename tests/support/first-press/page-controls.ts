import type { Control } from './control';

type Found = Omit<Control, 'path' | 'width' | 'opener'> & {
  isShown: boolean;
  /** Whether it is in the header, the newsletter band or the footer. */
  isShared: boolean;
  /** Whether it is in the mobile menu. */
  isInMenu: boolean;
};

declare global {
  var pageControls: {
    nameOf: (element: Element) => string;
    list: () => Found[];
    find: (control: Control) => HTMLElement;
    pointOf: (control: Control) => Promise<{ x: number; y: number }>;
  };
}

/** Runs in each document before its scripts. */
export function installControls() {
  const all = 'button, summary, input, textarea, select, [role=radio], [role=tab], a[href="#"]';
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = element.ariaLabel ?? labels?.[0]?.textContent;
    const text = element.querySelector(':scope > summary')?.textContent ?? element.textContent;
    return words(label ?? text) || element.getAttribute('name') || element.id;
  };
  /** Radio buttons are visually hidden inside their labels. */
  const targetOf = (element: HTMLElement) => {
    const isTiny = element.getBoundingClientRect().width <= 1;
    return (isTiny && element.closest('label')) || element;
  };
  /** Whether it can be pressed; the arrow of a combobox, for example, passes clicks to its field. */
  const isShown = (element: HTMLElement) => {
    if (getComputedStyle(element).pointerEvents === 'none') return false;
    const { width, height } = targetOf(element).getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const list = () => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(all)].map((element) => {
      const tag = element.localName;
      const name = nameOf(element);
      const nth = counts.get(`${tag} ${name}`) ?? 0;
      counts.set(`${tag} ${name}`, nth + 1);
      return {
        tag,
        type: (element as HTMLInputElement).type ?? '',
        name,
        nth,
        isShown: isShown(element),
        isShared: Boolean(element.closest('header, footer, [aria-labelledby=newsletter-title]')),
        isInMenu: Boolean(element.closest('dialog nav')),
        opensOnHover: Boolean(element.closest('header nav:not(dialog nav)')),
        element,
      };
    });
  };
  const find = ({ tag, name, nth }: Control) => {
    const found = list().find((it) => it.tag === tag && it.name === name && it.nth === nth);
    if (!found) throw new Error(`The page no longer has the ${tag} "${name}"`);
    return found.element;
  };
  globalThis.pageControls = {
    nameOf,
    list: () => list().map(({ element, ...found }) => found),
    find,
    /** Scrolls to the control; resolves to its center when it has stopped moving. */
    async pointOf(control) {
      const target = targetOf(find(control));
      const isField = target.matches('input, textarea');
      for (let frame = 0, before = ''; frame < 600; frame += 1) {
        const { left, top, width, height } = target.getBoundingClientRect();
        // The first part of a date field is the month.
        const point = {
          x: left + (isField ? Math.min(20, width / 2) : width / 2),
          y: top + height / 2,
        };
        const isFree = target.contains(document.elementFromPoint(point.x, point.y));
        if (isFree && before === JSON.stringify(point)) return point;
        before = JSON.stringify(point);
        if (!isFree) target.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`Something covers the ${control.tag} "${control.name}"`);
    },
  };
}
