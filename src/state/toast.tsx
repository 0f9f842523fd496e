import type { ToastOptions } from 'react-toastify';

const defaults = {
  position: 'top-right',
  autoClose: 5000,
  theme: 'light',
  type: 'success',
  role: 'status',
} satisfies ToastOptions;

const fetchToasts = () =>
  Promise.all([import('react-toastify/unstyled'), import('react-dom/client')]);

let mounted: Promise<typeof import('react-toastify/unstyled')> | undefined;

async function mountToasts() {
  const [toastify, { createRoot }] = await fetchToasts();
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<toastify.ToastContainer />);
  return toastify;
}

/** Fetches the code of toasts ahead of the first one. */
export const prefetchToasts = () => void fetchToasts().catch(() => {});

/** Shows a toast: top right, 5000 ms, light, unless the options say otherwise (BIZ-7). */
export async function showToast(message: string, options?: ToastOptions): Promise<void> {
  mounted ??= mountToasts();
  const { toast } = await mounted;
  toast(message, { ...defaults, ...options });
}
