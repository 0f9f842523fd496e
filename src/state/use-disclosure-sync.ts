import { useEffect, useRef } from 'react';

/**
 * Lets a machine own a Headless UI part that opens and closes and cannot be controlled: what the
 * visitor does to it is reported by `toggle`, and where the machine differs its button is pressed.
 */
export function useDisclosureSync(isInnerOpen: boolean, isOpen: boolean, toggle: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(isInnerOpen);
  useEffect(() => {
    const isVisitorsDoing = seen.current !== isInnerOpen;
    seen.current = isInnerOpen;
    if (isInnerOpen === isOpen) return;
    if (isVisitorsDoing) toggle();
    else button.current?.click();
  });
  return button;
}
