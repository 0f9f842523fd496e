import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a native dialog that a machine's state opens (as a modal) and closes. `onFoundOpen` is
 * called if a button's `command` opened it before hydration.
 */
export function useModalDialog(isOpen: boolean, onFoundOpen: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of its content, whose reports count only in an open dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useLayoutEffect(() => {
    if (dialog.current?.open) onFoundOpen();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, [isOpen]);
  return dialog;
}
