import { followFocusedControl } from './toast-place';

/** A button of a toast. */
export type ToastAction = { label: string; onPress: () => void };

type PlainToast = {
  message: string;
  kind: string;
  /** How long it is shown, in ms, unless it has an action. */
  ms: number | false;
  action: ToastAction | undefined;
  onClose: (() => void) | undefined;
};

/** The shown toasts by kind. */
const shown = new Map<string, { note: HTMLElement; close: () => void }>();

function createButton(label: string, onPress: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-action';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Moves a toast below those that are shown already. */
function stackBelow(note: HTMLElement) {
  const bottoms = [...shown.values()].flatMap(({ note: other }) =>
    other === note || !other.textContent ? [] : other.getBoundingClientRect().bottom,
  );
  if (bottoms.length > 0) note.style.top = `${Math.max(...bottoms) + 8}px`;
}

/** The fallback if the toast library can't be loaded: plain text, and the action as a button. */
export function showPlainToast({ message, kind, ms, action, onClose }: PlainToast): void {
  const note = document.createElement('p');
  note.className = 'plain-toast';
  note.role = 'status';
  const close = () => {
    if (shown.get(kind)?.note !== note) return;
    shown.delete(kind);
    note.remove();
    onClose?.();
  };
  const runAction = () => {
    action?.onPress();
    close();
  };
  shown.get(kind)?.note.remove();
  shown.set(kind, { note, close });
  document.body.append(note);
  // A live region announces only changes made after it is in the page.
  requestAnimationFrame(() => {
    note.textContent = message;
    if (action) {
      note.append(createButton(action.label, runAction), createButton('Close', close));
      followFocusedControl(note);
    }
    stackBelow(note);
  });
  if (!action) setTimeout(close, Number(ms));
}

/** Closes all plain toasts. */
export function dismissPlainToasts(): void {
  for (const { close } of [...shown.values()]) close();
}
