import type { ToastOptions } from 'react-toastify';

const defaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  type: 'success',
  role: 'status',
} satisfies ToastOptions;

const fetchToaster = () => import('./toaster');

let mounted: ReturnType<typeof fetchToaster> | undefined;

async function mountToaster() {
  const toaster = await fetchToaster();
  const host = document.body.appendChild(document.createElement('div'));
  toaster.createRoot(host).render(<toaster.ToastContainer />);
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

/** Fetches the code of toasts ahead of the first one. */
export const prefetchToasts = () => void fetchToaster().catch(() => {});

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
