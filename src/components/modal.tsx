import type { MouseEvent, ReactNode, Ref, SyntheticEvent } from 'react';

type Props = {
  ref: Ref<HTMLDialogElement>;
  id: string;
  label: string;
  /** The id of a text that is read out when it opens. */
  describedBy?: string;
  isOpen: boolean;
  /** Called when the browser has opened it for a button's `command`. */
  onOpen?: () => void;
  /** Called when it was closed by Escape, a button, or a click outside. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A native dialog that closes on a click outside. Spread `dialogCommand` on its buttons. */
export const Modal = ({
  ref,
  id,
  label,
  describedBy,
  isOpen,
  onOpen,
  onClose,
  className,
  children,
}: Props) => {
  // React also calls this for what is toggled inside, and for what `isOpen` did to the dialog.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open !== isOpen) (isOpen ? onClose : onOpen)?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={ref}
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      onClose={follow}
      onToggle={follow}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={className}
    >
      {children}
    </dialog>
  );
};

/** Props of a button that opens or closes a modal, before hydration by its `command`. */
export const dialogCommand = (
  command: 'show-modal' | 'close',
  id: string,
  onPress: () => void,
) => ({
  type: 'button' as const,
  command,
  commandfor: id,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  },
});
