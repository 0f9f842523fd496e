import { useEffect, useEffectEvent, useRef } from 'react';

type List = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Keeps a machine and a list of Headless UI, which decides by itself whether it is open, in sync. If
 * the list opens or closes, tells the machine; if the machine does, clicks the list's button, whose
 * ref this returns. Closes the list on unmounting.
 */
export function useListSync({ isOpen, open, close }: List, isListOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const previous = useRef(isListOpen);
  useEffect(() => {
    const hasListChanged = previous.current !== isListOpen;
    previous.current = isListOpen;
    if (isListOpen === isOpen) return;
    if (hasListChanged) (isListOpen ? open : close)();
    else button.current?.click();
  });
  const closeIfOpen = useEffectEvent(() => {
    if (isOpen) close();
  });
  useEffect(() => () => closeIfOpen(), []);
  return button;
}

/**
 * A ref callback that scrolls a popup into view, after two frames, since a virtual list has no height
 * before that.
 */
export const reveal = (element: HTMLElement | null) => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
  });
};
