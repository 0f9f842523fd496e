import { controlSelector, controlsIn, transferInput } from '@/lib/transfer-input';

declare global {
  interface HTMLFormElement {
    /** How often it was submitted before hydration, as counted in `index.html`. */
    earlySubmissions?: number;
  }
  interface Document {
    /** Submissions made before hydration that React has yet to replay: form, submitter and data in turn. */
    $$reactFormReplay?: unknown[];
  }
  interface Window {
    /** Where a pointer went down, until it has clicked, as kept in `index.html`. */
    pressBegun?: PointerEvent;
  }
}

const controlAt = (event?: Event) =>
  event?.target instanceof Element ? event.target.closest<HTMLElement>(controlSelector) : null;

/**
 * React replays early submissions in a task of its own, some time after hydration. One that is made in the
 * meantime waits, so that they count in order.
 */
function waitForEarlierOnes(event: SubmitEvent) {
  const { target, submitter } = event;
  const isHydrated = performance.getEntriesByName('hydrated').length > 0;
  const isWaiting = (item: unknown) => item instanceof HTMLFormElement && item.isConnected;
  if (!isHydrated || !document.$$reactFormReplay?.some(isWaiting)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  setTimeout(() => (target as HTMLFormElement).requestSubmit(submitter), 20);
}

/** How far a pointer may move while it presses a control, in px. */
const slack = 10;

/**
 * Keeps what was entered and pressed in a part of the document that React renders anew, because a
 * translator or an extension changed its markup before hydration. Returns the function to call when React
 * reports that (`onRecoverableError`): the new markup is in the page, and its effects have not run.
 * `runEffects` runs them.
 */
export function keepEarlyInput(root: HTMLElement, runEffects: () => void): () => void {
  const address = location.pathname;
  let focused = document.activeElement;
  /** What was clicked by the pointer that went down last. */
  let clicked: HTMLElement | null = null;

  const replacements = new MutationObserver(() => {
    // The next page is shown, so everything has hydrated.
    if (location.pathname !== address) replacements.disconnect();
  });
  replacements.observe(root, { childList: true, subtree: true });
  addEventListener('focusin', (event) => (focused = controlAt(event)), true);
  addEventListener('pointerdown', () => (clicked = null), true);
  addEventListener('click', (event) => (clicked = controlAt(event)), true);
  addEventListener('submit', waitForEarlierOnes, true);

  const afterEffects = (action: () => void) =>
    queueMicrotask(() => {
      runEffects();
      action();
    });

  /** Clicks what has taken the place of a pressed control, since the browser won't. */
  function clickInstead(control: HTMLElement) {
    // A link is followed even if it has gone.
    if (clicked instanceof HTMLAnchorElement) return;
    if (clicked) return afterEffects(() => control.click());
    const begun = window.pressBegun;
    if (!begun) return;
    const click = ({ clientX, clientY }: MouseEvent) => {
      // Not a later press: this one may have ended without a click.
      const isHeld =
        begun === window.pressBegun &&
        Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < slack;
      if (isHeld) setTimeout(() => clicked === control || control.click());
    };
    addEventListener('mouseup', click, { once: true });
  }

  return () => {
    const records = replacements.takeRecords();
    const removed = controlsIn(records.flatMap(({ removedNodes }) => [...removedNodes]));
    const added = controlsIn(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const pressed = controlAt(window.pressBegun);
    for (const [from, to] of transferInput(removed, added, focused)) {
      if (from === pressed) clickInstead(to);
      if (!(from instanceof HTMLFormElement && to instanceof HTMLFormElement)) continue;
      for (let nth = 0; nth < (from.earlySubmissions ?? 0); nth += 1)
        afterEffects(() => to.requestSubmit());
    }
  };
}

/**
 * Some password managers fill in a field without an event. React, which has not heard of the text, would
 * take it back the next time it renders the field, so it is told when the field gets the focus, and before
 * its form is submitted. (React ignores an event that changes nothing.)
 */
export function reportSilentFills(): void {
  const report = (field: EventTarget) => field.dispatchEvent(new Event('input', { bubbles: true }));
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        report(target);
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) [...target.elements].forEach(report);
    },
    true,
  );
}
