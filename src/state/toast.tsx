import type { Id, ToastOptions } from 'react-toastify';

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

let mounted: ReturnType<typeof mountToaster> | undefined;
/** The latest toast of each kind. */
const shown = new Map<string, Id>();

async function mountToaster() {
  const toaster = await import('./toaster');
  const root = toaster.createRoot(document.body.appendChild(document.createElement('div')));
  // Flushed, so that messages sent meanwhile find the container and replace each other.
  toaster.flushSync(() => root.render(<toaster.ToastContainer />));
  for (const event of ['focusin', 'input']) document.addEventListener(event, makeWay);
  return toaster;
}

/** Toasts stand at the top, or at the bottom while they would cover the field that is typed into. */
function makeWay() {
  const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
  const field = document.activeElement;
  if (!toasts) return;
  toasts.removeAttribute('data-below');
  if (!field?.matches('input, textarea')) return;
  const place = toasts.getBoundingClientRect();
  const typed = field.getBoundingClientRect();
  const isCovered =
    typed.bottom > place.top &&
    typed.top < place.bottom &&
    typed.right > place.left &&
    typed.left < place.right;
  toasts.toggleAttribute('data-below', isCovered);
}

/** Shows the message as plain text for `ms` if the code of toasts can't be loaded. */
function showPlainly(message: string, ms: number) {
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

/** Loads the toasts' live region ahead of the first toast, so that screen readers announce it. */
export async function prefetchToasts(): Promise<void> {
  mounted ??= mountToaster();
  await mounted.catch(() => {
    mounted = undefined;
  });
}

/** Calls `prefetchToasts` at idle, for pages where the first press may show a toast. */
export function prefetchToastsAtIdle(): void {
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  whenIdle(() => void prefetchToasts());
}

/**
 * Shows a toast, top right, for 5000 ms, light, unless the options say otherwise (BIZ-7). It
 * replaces an earlier toast of its kind and restarts the time.
 */
export async function showToast(message: string, options: Options = {}): Promise<void> {
  const { kind = message, ...settings } = { ...defaults, ...options };
  mounted ??= mountToaster();
  try {
    const { toast } = await mounted;
    const last = shown.get(kind) ?? '';
    // A new element, so that screen readers announce the same words again.
    const render = <span key={Date.now()}>{message}</span>;
    if (toast.isActive(last)) toast.update(last, { ...settings, render, delay: 0 });
    else shown.set(kind, toast(render, settings));
    requestAnimationFrame(makeWay);
  } catch {
    mounted = undefined;
    showPlainly(message, Number(settings.autoClose));
  }
}

/** Closes all toasts: they belong to the page they were shown on. */
export function dismissToasts(): void {
  mounted?.then(({ toast }) => toast.dismiss()).catch(() => {});
  for (const note of document.querySelectorAll('.plain-toast')) note.remove();
}
