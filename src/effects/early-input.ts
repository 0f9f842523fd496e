import { controlSelector, controlsIn, transferInput } from '@/lib/transfer-input';

declare global {
  interface HTMLFormElement {
    /** How often it was submitted before hydration, as counted in `index.html`. */
    earlySubmissions?: number;
  }
}

/**
 * Keeps what was entered and pressed in a part of the document that React renders anew, because a
 * translator or an extension changed its markup before hydration. Returns the function to call when React
 * reports that (`onRecoverableError`): the new markup is in the page, and its effects have not run.
 * `runEffects` runs them.
 */
export function keepEarlyInput(root: HTMLElement, runEffects: () => void): () => void {
  const address = location.pathname;
  let focused = document.activeElement;
  /** The control that a pointer has pressed and not yet clicked, and whether it is clicked right now. */
  let pressed: Element | null = null;
  let isClicked = false;

  const replacements = new MutationObserver(() => {
    // On the next page, everything has hydrated.
    if (location.pathname !== address) replacements.disconnect();
  });
  replacements.observe(root, { childList: true, subtree: true });
  const controlAt = ({ target }: Event) => (target as Element).closest?.(controlSelector) ?? null;
  const capture = { capture: true };
  addEventListener('focusin', (event) => (focused = controlAt(event)), capture);
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = controlAt(event);
      isClicked = false;
    },
    capture,
  );
  addEventListener('click', () => (isClicked = true), capture);
  addEventListener('click', () => (pressed = null));

  /** Does this with a new control once its effects have run, and nothing has pressed it meanwhile. */
  const soon = (action: () => void) =>
    queueMicrotask(() => {
      runEffects();
      action();
    });
  function pressAgain(control: HTMLElement) {
    // A browser doesn't click what was not there when the pointer went down, and a click on what has gone
    // does nothing, except for a link.
    if (isClicked && control instanceof HTMLAnchorElement) return;
    if (isClicked) soon(() => control.click());
    else
      addEventListener(
        'mouseup',
        (event) => {
          if (controlAt(event) === control) setTimeout(() => isClicked || control.click());
        },
        { once: true },
      );
  }

  return () => {
    const records = replacements.takeRecords();
    const removed = controlsIn(records.flatMap(({ removedNodes }) => [...removedNodes]));
    const added = controlsIn(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const [from, to] of transferInput(removed, added)) {
      if (from === focused) to.focus({ preventScroll: true });
      if (from === pressed) pressAgain(to);
      if (!(from instanceof HTMLFormElement && to instanceof HTMLFormElement)) continue;
      for (let nth = 0; nth < (from.earlySubmissions ?? 0); nth += 1)
        soon(() => to.requestSubmit());
    }
  };
}
