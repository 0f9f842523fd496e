import { useEffect, useRef } from 'react';

/** The ref of a native dialog that opens as a modal and closes as a machine's state says. */
export function useModalDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return dialog;
}
