const viewOf = (element: Element) =>
  element.ownerDocument.defaultView as Window & typeof globalThis;

/** Scrolls an element into view, unless it is visible in the frame. */
export function showInFrame(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= viewOf(element).innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Clicks with the mouse. Focus does not move, so that it stays in the workbench. */
export function press(element: HTMLElement) {
  const { PointerEvent, MouseEvent } = viewOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: left + Math.min(width / 2, 20),
    clientY: top + height / 2,
    pointerType: 'mouse',
    isPrimary: true,
  };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.click();
}

/** Sets a field's value through the native setter, so that React handles the input event. */
export function fill(element: HTMLElement, text: string) {
  const { Event } = viewOf(element);
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  value?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Dispatches a key press; the browser's default actions do not run. */
export function pressKey(element: Element, key: string) {
  const { KeyboardEvent } = viewOf(element);
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}

/** Moves the mouse over an element, or off it. */
export function point(element: HTMLElement, isOver: boolean) {
  const { PointerEvent } = viewOf(element);
  element.dispatchEvent(
    new PointerEvent(isOver ? 'pointerover' : 'pointerout', {
      bubbles: true,
      pointerType: 'mouse',
    }),
  );
}
