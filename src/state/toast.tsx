import type { ToastOptions } from 'react-toastify';

const defaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  type: 'success',
  role: 'status',
} satisfies ToastOptions;

let mounted: ReturnType<typeof mountToaster> | undefined;

async function mountToaster() {
  const toaster = await import('./toaster');
  const host = document.body.appendChild(document.createElement('div'));
  toaster.createRoot(host).render(<toaster.ToastContainer limit={3} />);
  return toaster;
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

/** Shows a toast: top right, 5000 ms, light, unless the options say otherwise (BIZ-7). */
export async function showToast(message: string, options?: ToastOptions): Promise<void> {
  const settings = { ...defaults, ...options };
  mounted ??= mountToaster();
  try {
    const { toast } = await mounted;
    toast(message, settings);
  } catch {
    mounted = undefined;
    showPlainly(message, Number(settings.autoClose));
  }
}
