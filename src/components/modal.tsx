import type { MouseEvent, ReactNode, Ref } from 'react';

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  /** The browser has opened it by itself, on a command of a button. */
  onOpen: () => void;
  /** It was closed: by Escape, by a button, or by a press beside it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A native dialog that a press beside it closes. Buttons open and close it by `dialogCommand`. */
export const Modal = ({ ref, id, label, onOpen, onClose, className, children }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
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

/** What makes a button open or close the modal of this id: `act`, and a command without script. */
export const dialogCommand = (command: 'show-modal' | 'close', id: string, act: () => void) => ({
  type: 'button' as const,
  command,
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    act();
  },
});
