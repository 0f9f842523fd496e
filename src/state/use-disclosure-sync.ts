import { useEffect, useRef } from 'react';

/** Presses a button that opens on a mouse's press, as Listbox and Combobox have it. */
export const pressDown = (button: HTMLElement) =>
  button.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' }),
  );

const click = (button: HTMLElement) => button.click();

/**
 * Lets a machine own a Headless UI part that opens and closes and cannot be controlled: what the
 * visitor does to it is reported by `toggle`, and where the machine differs its button is pressed.
 */
export function useDisclosureSync(
  isInnerOpen: boolean,
  isOpen: boolean,
  toggle: () => void,
  press: (button: HTMLElement) => void = click,
) {
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(isInnerOpen);
  useEffect(() => {
    const isVisitorsDoing = seen.current !== isInnerOpen;
    seen.current = isInnerOpen;
    if (isInnerOpen === isOpen) return;
    if (isVisitorsDoing) toggle();
    else if (button.current) press(button.current);
  });
  return button;
}
