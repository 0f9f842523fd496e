import type { Id, ToastOptions } from 'react-toastify';

const defaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  type: 'success',
  role: 'status',
} satisfies ToastOptions;

type Options = ToastOptions & {
  /** Messages of one kind take each other's place; by default, the same message is of one kind. */
  kind?: string;
};

let mounted: ReturnType<typeof mountToaster> | undefined;
/** The toast that last showed of each kind. */
const shown = new Map<string, Id>();

async function mountToaster() {
  const toaster = await import('./toaster');
  const root = toaster.createRoot(document.body.appendChild(document.createElement('div')));
  // Messages that wait for it would each get a toast, alike or not, before it is there.
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

/** The message alone, where the code of toasts can't be had, for as long as a toast would show. */
function showPlainly(message: string, ms: number) {
  const note = document.createElement('p');
  note.className = 'plain-toast';
  note.role = 'status';
  document.body.append(note);
  // Said only if it changes once it is there.
  requestAnimationFrame(() => {
    note.textContent = message;
  });
  setTimeout(() => note.remove(), ms);
}

/** Has the place of toasts, a live region, there ahead of the first one, so that it is said. */
export async function prefetchToasts(): Promise<void> {
  mounted ??= mountToaster();
  await mounted.catch(() => {
    mounted = undefined;
  });
}

/** Does so once the page is idle, for a press that may be the first thing that a visitor does. */
export function prefetchToastsAtIdle(): void {
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  whenIdle(() => void prefetchToasts());
}

/**
 * Shows a toast: top right, 5000 ms, light, unless the options say otherwise (BIZ-7). One of its
 * kind that still shows becomes it, and its time begins again.
 */
export async function showToast(message: string, options: Options = {}): Promise<void> {
  const { kind = message, ...settings } = { ...defaults, ...options };
  mounted ??= mountToaster();
  try {
    const { toast } = await mounted;
    const last = shown.get(kind) ?? '';
    // New to a screen reader, though the words may be the same.
    const render = <span key={Date.now()}>{message}</span>;
    if (toast.isActive(last)) toast.update(last, { ...settings, render, delay: 0 });
    else shown.set(kind, toast(render, settings));
    requestAnimationFrame(makeWay);
  } catch {
    mounted = undefined;
    showPlainly(message, Number(settings.autoClose));
  }
}

/** Closes every toast, for they are about the page that they showed on. */
export function dismissToasts(): void {
  mounted?.then(({ toast }) => toast.dismiss()).catch(() => {});
  for (const note of document.querySelectorAll('.plain-toast')) note.remove();
}
