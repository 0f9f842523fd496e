import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a native modal dialog that follows `isOpen`. `onOpenedEarly` is called if a button's
 * `command` opened it before hydration.
 */
export function useModalDialog(isOpen: boolean, onOpenedEarly?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, to run before the effects of its content: their events are ignored while the
  // machine is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useLayoutEffect(() => {
    if (dialog.current?.open) onOpenedEarly?.();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, [isOpen]);
  return dialog;
}
