import { useEffect, useRef } from 'react';

/**
 * Keeps a machine and a Headless UI component without a controlled mode in sync. A change of the
 * component calls `toggle`; a change of the machine clicks the component's button, whose ref this
 * returns.
 */
export function useDisclosureSync(isHeadlessOpen: boolean, isOpen: boolean, toggle: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const previous = useRef(isHeadlessOpen);
  useEffect(() => {
    const hasHeadlessChanged = previous.current !== isHeadlessOpen;
    previous.current = isHeadlessOpen;
    if (isHeadlessOpen === isOpen) return;
    if (hasHeadlessChanged) toggle();
    else button.current?.click();
  });
  return button;
}
