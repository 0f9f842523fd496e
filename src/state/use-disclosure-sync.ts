import { useEffect, useRef } from 'react';

/**
 * Lets a machine own the open state of a Headless UI component that cannot be controlled: what the
 * visitor does is reported by `toggle`; if the machine differs, the component's button is clicked.
 */
export function useDisclosureSync(isInnerOpen: boolean, isOpen: boolean, toggle: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const previous = useRef(isInnerOpen);
  useEffect(() => {
    const hasInnerChanged = previous.current !== isInnerOpen;
    previous.current = isInnerOpen;
    if (isInnerOpen === isOpen) return;
    if (hasInnerChanged) toggle();
    else button.current?.click();
  });
  return button;
}
