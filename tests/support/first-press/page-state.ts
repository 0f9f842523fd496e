declare global {
  /** The state of each control and message on the page: open, checked, typed, announced. */
  var readState: () => Map<string, string>;
  /** All states of each since the start of the document, in order, without repeats in a row. */
  var stateLog: Map<string, string[]>;
}

/** Runs in each document before its scripts. */
export function installState() {
  const stated =
    'dialog, details, [aria-expanded], [aria-checked], [aria-selected], input, textarea, header nav ul ul';
  const readElement = (element: Element) => {
    if (element instanceof HTMLDialogElement || element instanceof HTMLDetailsElement) {
      return element.open ? 'open' : 'closed';
    }
    if (element instanceof HTMLUListElement) {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isShown ? 'shown' : 'hidden';
    }
    const { type, checked, value } = element as HTMLInputElement;
    if (type === 'radio' || type === 'checkbox') return checked ? 'checked' : 'unchecked';
    if (element.matches('input, textarea')) return `"${value}"`;
    const names = ['aria-expanded', 'aria-checked', 'aria-selected'];
    return names.flatMap((name) => element.getAttribute(name) ?? []).join();
  };
  globalThis.readState = () => {
    const state = new Map<string, string>();
    for (const element of document.querySelectorAll(stated)) {
      const name = `${element.localName} "${globalThis.pageControls.nameOf(element).slice(0, 50)}"`;
      let key = name;
      for (let nth = 2; state.has(key); nth += 1) key = `${name} (${nth})`;
      state.set(key, readElement(element));
    }
    state.set('cart', document.querySelector('header a[aria-label^="Cart, "]')?.ariaLabel ?? '');
    for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]')) {
      const message = (textContent ?? '').trim();
      if (message) state.set(`message "${message}"`, 'said');
    }
    return state;
  };
  globalThis.stateLog = new Map();
  const look = () => {
    requestAnimationFrame(look);
    // An element that is still being parsed can lack its name.
    if (document.readyState === 'loading') return;
    const state = globalThis.readState();
    for (const key of new Set([...state.keys(), ...globalThis.stateLog.keys()])) {
      const log = globalThis.stateLog.get(key) ?? [];
      const value = state.get(key) ?? 'gone';
      if (log.at(-1) !== value) globalThis.stateLog.set(key, [...log, value]);
    }
  };
  requestAnimationFrame(look);
}
