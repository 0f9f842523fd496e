import type { MouseEvent } from 'react';
import type { Id, ToastOptions } from 'react-toastify';
import { importWithRetry } from '@/loading/requests';
import * as specification from '@/specification';
import { announce } from './announce';
import {
  avoidFocusedControl,
  followFocusedControl,
  rememberFocus,
  returnFocus,
} from './toast-place';

const defaults = {
  ...specification.toast,
  type: 'success',
  role: 'status',
  // The stylesheet pauses toasts instead: the library also pauses one that a finger taps, for good.
  pauseOnHover: false,
} satisfies ToastOptions;

type ToastAction = { label: string; onPress: () => void };

type Options = Pick<ToastOptions, 'autoClose' | 'type'> & {
  /** A toast replaces an earlier one of its kind; the default kind is the message itself. */
  kind?: string;
  /** A button in the toast, which then stays until it is closed, replaced or dismissed. */
  action?: ToastAction;
  /** Called when the toast has closed, but not for its action, or when another one replaced it. */
  onClose?: () => void;
};

type Toaster = Awaited<ReturnType<typeof mountToaster>>;

/** Toasts that wait for the library, by kind. */
const waiting = new Map<string, { present: (toaster: Toaster) => void; close: () => void }>();

let mounted: ReturnType<typeof mountToaster> | undefined;

/** Mounts the toast library once. Rejects if it fails to load twice, and can then be called again. */
function loadToaster() {
  mounted ??= mountToaster().catch((error) => {
    mounted = undefined;
    throw error;
  });
  return mounted;
}

/** The latest toast of each kind. */
const shown = new Map<string, Id>();

async function mountToaster() {
  const toaster = await importWithRetry(() => import('./toaster'));
  document.adoptedStyleSheets.push(toaster.styles);
  const host = document.body.appendChild(document.createElement('div'));
  const root = toaster.createRoot(host);
  // Synchronously, because a toast shown before the container exists can't be replaced.
  toaster.flushSync(() => root.render(<toaster.ToastContainer newestOnTop />));
  for (const event of ['focusin', 'input']) document.addEventListener(event, avoidFocusedControl);
  // The header has scrolled away, and the toasts have moved up.
  host.addEventListener('transitionend', avoidFocusedControl);
  host.addEventListener('focusin', rememberFocus);
  // The library's hot key pauses toasts until Escape is pressed.
  host.addEventListener('focusout', () => toaster.toast.play());
  return toaster;
}

/** Adds the toasts' live region before the first toast, so that screen readers announce it. */
export async function prefetchToasts(): Promise<void> {
  await loadToaster().catch(() => {});
}

/** Calls `prefetchToasts` when idle, for pages where the first click can show a toast. */
export function prefetchToastsAtIdle(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => void prefetchToasts());
}

type WordsProps = {
  message: string;
  action?: ToastAction | undefined;
  /** Provided by the library. */
  closeToast?: () => void;
};

const Words = ({ message, action, closeToast }: WordsProps) => (
  <>
    <span className="toast-words">{message}</span>
    {action && (
      <button
        type="button"
        className="toast-action"
        onClick={() => {
          action.onPress();
          closeToast?.();
        }}
      >
        {action.label}
      </button>
    )}
  </>
);

/**
 * Shows a toast, by default light, at the top right, for 5000 ms (BIZ-7). It replaces an earlier
 * toast of its kind and restarts its time. The pointer and the focus pause it, a tap closes it.
 * One with an action has no time limit (ST-CART-8), ignores taps, and follows the focused control
 * in the tab order. Until the toast library has come, it waits; where that fails, the message is announced,
 * and the next toast tries again.
 */
export async function showToast(message: string, options: Options = {}): Promise<void> {
  const { kind = message, action: given, onClose, ...settings } = { ...defaults, ...options };
  let hasRun = false;
  const action = given && {
    ...given,
    onPress: () => {
      hasRun = true;
      given.onPress();
    },
  };
  const close = () => {
    if (!hasRun) onClose?.();
  };
  const present = ({ toast }: Toaster) => {
    const last = shown.get(kind) ?? '';
    const closeIfTapped = ({ nativeEvent, currentTarget }: MouseEvent) => {
      const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
      if (isTap) toast.dismiss(currentTarget.id);
    };
    const whole: ToastOptions = {
      ...settings,
      ...(action ? { autoClose: false } : { onClick: closeIfTapped }),
      onClose: (isByHand) => {
        if (isByHand) returnFocus();
        close();
      },
    };
    // A new element, so that screen readers announce an identical message again.
    const render = <Words key={Date.now()} message={message} action={action} />;
    if (!document.querySelector('.Toastify__toast')) {
      document.querySelector('.Toastify__toast-container')?.removeAttribute('data-moved');
    }
    if (toast.isActive(last)) toast.update(last, { ...whole, render, delay: 0 });
    else shown.set(kind, toast(render, whole));
    requestAnimationFrame(() => {
      if (action) followFocusedControl();
      avoidFocusedControl();
    });
  };
  waiting.set(kind, { present, close });
  await loadToaster().then(presentWaiting, () => announce(message));
}

function presentWaiting(toaster: Toaster) {
  for (const { present } of waiting.values()) present(toaster);
  waiting.clear();
}

/** Closes all toasts, those that are still to be shown included, for when the page changes. */
export function dismissToasts(): void {
  for (const { close } of waiting.values()) close();
  waiting.clear();
  mounted?.then(
    ({ toast }) => toast.dismiss(),
    () => {},
  );
}
