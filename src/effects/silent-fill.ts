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
