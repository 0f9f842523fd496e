const findToasts = () => document.querySelector<HTMLElement>('.Toastify__toast-container');

/**
 * Moves the toasts to the other end of the screen if they cover the focused control, or the result
 * next to a form's submit button. They stay there until the last one closes, unless they cover
 * something there. Focused toasts don't move.
 */
export function avoidFocusedControl(): void {
  const toasts = findToasts();
  const focused = document.activeElement;
  if (!toasts || !focused || toasts.contains(focused) || focused.matches('body, main')) return;
  const under = (focused.closest('.submit-line') ?? focused).getBoundingClientRect();
  const isCovered = () => {
    const over = toasts.getBoundingClientRect();
    return (
      under.bottom > over.top &&
      under.top < over.bottom &&
      under.right > over.left &&
      under.left < over.right
    );
  };
  if (!isCovered()) return;
  toasts.toggleAttribute('data-moved');
  if (isCovered()) toasts.setAttribute('data-moved', '');
}

/**
 * Puts toasts after the focused control in the tab order, as a popover that the control opened. In
 * browsers that can't do this they stay at the end of the page.
 */
export function followFocusedControl(): void {
  const toasts = findToasts();
  const source = document.activeElement;
  if (!toasts?.showPopover || !(source instanceof HTMLElement) || toasts.contains(source)) return;
  toasts.popover = 'manual';
  toasts.togglePopover(false);
  toasts.showPopover({ source });
}

let returnFocusTo: EventTarget | null = null;

/** Notes the control that loses the focus to a toast. */
export function rememberFocus({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof Node && !findToasts()?.contains(relatedTarget)) {
    returnFocusTo = relatedTarget;
  }
}

/** Gives the focus back to the control that had it before a toast. */
export function returnFocus(): void {
  if (!findToasts()?.contains(document.activeElement)) return;
  if (returnFocusTo instanceof HTMLElement) returnFocusTo.focus({ preventScroll: true });
}
