import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps the page from scrolling behind a modal, by an attribute of the root element. */
const markModal = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector(':modal') !== null);

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
    markModal();
    return () => {
      element?.close();
      markModal();
    };
  }, [isOpen]);
  return dialog;
}
