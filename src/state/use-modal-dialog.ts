import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a native dialog that opens as a modal and closes as a machine's state says.
 * `onFoundOpen` is told of one that the browser opened, on a command, before hydration.
 */
export function useModalDialog(isOpen: boolean, onFoundOpen: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Ahead of what its content reports, which counts only in an open dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, on mounting.
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
