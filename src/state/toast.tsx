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

/** Fetches the code of toasts ahead of the first one. */
export const prefetchToasts = () => void fetchToaster().catch(() => {});

/** Shows a toast: top right, 5000 ms, light, unless the options say otherwise (BIZ-7). */
export async function showToast(message: string, options?: ToastOptions): Promise<void> {
  mounted ??= mountToaster();
  const { toast } = await mounted;
  toast(message, { ...defaults, ...options });
}
