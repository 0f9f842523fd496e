import type { Id, ToastOptions } from 'react-toastify';
import { answered } from '@/loading/answered';

const defaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  type: 'success',
  role: 'status',
} satisfies ToastOptions;

type Options = ToastOptions & {
  /** A toast replaces an earlier one of its kind; the default kind is the message itself. */
  kind?: string;
};

/** How long a toast waits for the toast library until it is shown as plain text, in ms. */
const patience = 3000;

let mounted: ReturnType<typeof mountToaster> | undefined;

/** Mounts the toast library once. Rejects if it fails to load, and can then be called again. */
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
  const toaster = await import('./toaster');
  document.adoptedStyleSheets.push(toaster.styles);
  const root = toaster.createRoot(document.body.appendChild(document.createElement('div')));
  // Synchronously, because a toast shown before the container exists can't be replaced.
  toaster.flushSync(() => root.render(<toaster.ToastContainer />));
  for (const event of ['focusin', 'input']) document.addEventListener(event, avoidFocusedControl);
  return toaster;
}

/**
 * Moves the toasts to the other end of the screen if they cover the focused control, or the result
 * next to a form's submit button. They stay there until the last one closes, unless they cover
 * something there. Focused toasts don't move.
 */
function avoidFocusedControl() {
  const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
  const focused = document.activeElement;
  if (!toasts || toasts.contains(focused)) return;
  if (!focused?.closest('main, footer, [aria-labelledby="newsletter-title"]')) return;
  const under = (focused.closest('.submit-line') ?? focused).getBoundingClientRect();
  const isCovered = () => {
    const over = toasts.getBoundingClientRect();
    return (
      under.bottom > over.top &&
      under.top < over.bottom &&
      under.right > over.left &&
      under.left < over.right
    );
  };
  if (!isCovered()) return;
  toasts.toggleAttribute('data-moved');
  if (isCovered()) toasts.setAttribute('data-moved', '');
}

/** The fallback if the toast library does not arrive: shows plain text for `ms`. */
function showPlainText(message: string, ms: number) {
  const note = document.createElement('p');
  note.className = 'plain-toast';
  note.role = 'status';
  document.body.append(note);
  // A live region announces only changes made after it is in the page.
  requestAnimationFrame(() => {
    note.textContent = message;
  });
  setTimeout(() => note.remove(), ms);
}

/** Adds the toasts' live region before the first toast, so that screen readers announce it. */
export async function prefetchToasts(): Promise<void> {
  await loadToaster().catch(() => {});
}

/** Calls `prefetchToasts` when idle, for pages where the first click can show a toast. */
export function prefetchToastsAtIdle(): void {
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  whenIdle(() => void prefetchToasts());
}

/**
 * Shows a toast, by default light, at the top right, for 5000 ms (BIZ-7). It replaces an earlier
 * toast of its kind and restarts its time.
 */
export async function showToast(message: string, options: Options = {}): Promise<void> {
  const { kind = message, ...settings } = { ...defaults, ...options };
  try {
    const { toast } = await answered(loadToaster(), patience);
    const last = shown.get(kind) ?? '';
    // A new element, so that screen readers announce an identical message again.
    const render = <span key={Date.now()}>{message}</span>;
    if (!document.querySelector('.Toastify__toast')) {
      document.querySelector('.Toastify__toast-container')?.removeAttribute('data-moved');
    }
    if (toast.isActive(last)) toast.update(last, { ...settings, render, delay: 0 });
    else shown.set(kind, toast(render, settings));
    requestAnimationFrame(avoidFocusedControl);
  } catch {
    showPlainText(message, Number(settings.autoClose));
  }
}

/** Closes all toasts, for when the page changes. */
export function dismissToasts(): void {
  mounted?.then(({ toast }) => toast.dismiss()).catch(() => {});
  for (const note of document.querySelectorAll('.plain-toast')) note.remove();
}
