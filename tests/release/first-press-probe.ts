/** A control to press or type into. */
export type Control = {
  path: string;
  tag: string;
  /** The type of an input or button. */
  type: string;
  /** Its label or its text. */
  name: string;
  /** Its index among the controls of the page with this tag and name. */
  nth: number;
  /** The width of a screen on which it is shown, in px. */
  width: number;
  /** The control that reveals it and is pressed first. */
  opener?: Control;
};

type Found = Omit<Control, 'path' | 'width' | 'opener'> & {
  isShown: boolean;
  /** Whether it is in the header, the newsletter band or the footer. */
  isShared: boolean;
  isInMenu: boolean;
};

declare global {
  var probe: {
    list: () => Found[];
    find: (control: Control) => HTMLElement;
    /** Scrolls to the control; resolves to its center when it has stopped moving. */
    pointOf: (control: Control) => Promise<{ x: number; y: number }>;
    /**
     * What a visitor sees and hears. Leaves out what depends on the time of day. It has all messages since
     * the start, since they disappear on their own; after typing, which changes them with each letter,
     * only the visible ones.
     */
    read: (isTyped: boolean) => Record<string, unknown>;
  };
}

/** Runs in each document before its scripts. */
export function installProbe() {
  const all = 'button, summary, input, textarea, select, [role=radio], [role=tab], a[href="#"]';
  const stated =
    'dialog, details, [aria-expanded], [aria-checked], [aria-selected], input, textarea, header nav ul ul';
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = element.ariaLabel ?? labels?.[0]?.textContent;
    const text = element.querySelector(':scope > summary')?.textContent ?? element.textContent;
    return words(label ?? text) || element.getAttribute('name') || element.id;
  };
  /** Radio buttons are visually hidden inside their labels. */
  const targetOf = (element: HTMLElement) =>
    (element.getBoundingClientRect().width <= 1 && element.closest('label')) || element;
  /** Whether it can be pressed; the arrow of a combobox, for example, passes clicks to its field. */
  const isShown = (element: HTMLElement) => {
    const { width, height } = targetOf(element).getBoundingClientRect();
    const isSolid = getComputedStyle(element).pointerEvents !== 'none';
    return (
      isSolid && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    );
  };
  const list = () => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(all)].map((element) => {
      const [tag, name] = [element.localName, nameOf(element)];
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
        element,
      };
    });
  };
  const find = ({ tag, name, nth }: Control) => {
    const found = list().find((it) => it.tag === tag && it.name === name && it.nth === nth);
    if (!found) throw new Error(`The page no longer has the ${tag} "${name}"`);
    return found.element;
  };

  const stateOf = (element: Element) => {
    if (element instanceof HTMLDialogElement || element instanceof HTMLDetailsElement) {
      return element.open ? 'open' : 'closed';
    }
    if (element instanceof HTMLUListElement) {
      return `shown: ${element.checkVisibility({ visibilityProperty: true, opacityProperty: true })}`;
    }
    const { type, checked, value } = element as HTMLInputElement;
    if (type === 'radio' || type === 'checkbox') return `checked: ${checked}`;
    if (element.matches('input, textarea')) return `"${value}"`;
    const names = ['aria-expanded', 'aria-checked', 'aria-selected'];
    return names.flatMap((name) => element.getAttribute(name) ?? []).join();
  };
  /** The state of each control and message: open, checked, typed, announced. */
  const readState = () => {
    const state = new Map<string, string>();
    for (const element of document.querySelectorAll(stated)) {
      const name = `${element.localName} "${nameOf(element).slice(0, 50)}"`;
      let key = name;
      for (let nth = 2; state.has(key); nth += 1) key = `${name} (${nth})`;
      state.set(key, stateOf(element));
    }
    state.set('cart', document.querySelector('header a[aria-label^="Cart, "]')?.ariaLabel ?? '');
    for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]')) {
      const message = (textContent ?? '').trim();
      if (message) state.set(`message "${message}"`, 'said');
    }
    return state;
  };
  const isMessage = (key: string) => key.startsWith('message');
  /** All messages since the start. */
  const said = new Set<string>();
  const look = () => {
    requestAnimationFrame(look);
    // An element that is still being parsed can lack its name.
    if (document.readyState === 'loading') return;
    for (const key of readState().keys()) if (isMessage(key)) said.add(key);
  };
  requestAnimationFrame(look);

  const visibleTexts = () => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unread = 'script, style, textarea, [role=status], [role=alert], [data-clock]';
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = words(textContent);
      if (!text || !parent || parent.closest(unread)) continue;
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        texts.push(text);
    }
    return texts;
  };

  globalThis.probe = {
    list: () => list().map(({ element, ...found }) => found),
    find,
    async pointOf(control) {
      const target = targetOf(find(control));
      for (let frame = 0, before = ''; frame < 600; frame += 1) {
        const { left, top, width, height } = target.getBoundingClientRect();
        // The first part of a date field is the month.
        const inset = target.matches('input, textarea') ? Math.min(20, width / 2) : width / 2;
        const point = { x: left + inset, y: top + height / 2 };
        const isFree = target.contains(document.elementFromPoint(point.x, point.y));
        if (isFree && before === JSON.stringify(point)) return point;
        before = JSON.stringify(point);
        if (!isFree) target.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`Something covers the ${control.tag} "${control.name}"`);
    },
    read(isTyped) {
      const state = readState();
      const { activeElement: focused } = document;
      return {
        address: location.pathname + location.search + location.hash,
        focus: focused && `${focused.localName} "${nameOf(focused).slice(0, 50)}"`,
        state: [...state].filter(([key]) => !isMessage(key)).map((pair) => pair.join(': ')),
        messages: [...(isTyped ? state.keys() : said)].filter(isMessage).sort(),
        texts: visibleTexts(),
      };
    },
  };
}

/** Runs in the page: resolves when the document is complete and painted in its fonts. */
export const untilPainted = async () => {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: 'paint', buffered: true });
  });
  // Not on DOMContentLoaded, which waits for modules.
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
  // Fonts can move a control away from the pointer.
  await document.fonts.ready;
};

/**
 * Runs in the page: resolves when it has been idle for a while without changes, running transitions
 * a pending stamp (ST-PAY-4) or a passing message (ST-PAY-7). Skipped transitions are ignored.
 */
export const untilQuiet = async () => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let before = ''; ; ) {
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition);
    const now = JSON.stringify([changes, running.map(({ currentTime }) => currentTime)]);
    const isToChange = document.querySelector('[data-landed=false], [data-copied=true]') !== null;
    if (now === before && !isToChange) break;
    before = now;
    for (let count = 0; count < 3; count += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }
  observer.disconnect();
};
