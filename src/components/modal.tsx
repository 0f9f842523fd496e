import type { MouseEvent, ReactNode, Ref } from 'react';

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  /** Called when the browser has opened it on a button's `command`. */
  onOpen: () => void;
  /** Called when it was closed by Escape, a button, or a press outside it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A native dialog that a press outside it closes. Its buttons get the props of `dialogCommand`. */
export const Modal = ({ ref, id, label, onOpen, onClose, className, children }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
  <dialog
    ref={ref}
    id={id}
    aria-label={label}
    onClose={onClose}
    onToggle={({ newState }) => newState === 'open' && onOpen()}
    onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    className={className}
  >
    {children}
  </dialog>
);

/** The props of a button that opens or closes a modal: by `act`, or without script by a command. */
export const dialogCommand = (command: 'show-modal' | 'close', id: string, act: () => void) => ({
  type: 'button' as const,
  command,
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    act();
  },
});
