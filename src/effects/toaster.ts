import toastStyles from '@/styles/toasts.css?inline';

export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { ToastContainer, toast } from 'react-toastify/unstyled';

/** In this chunk, because Vite does not fetch a stylesheet of a chunk again after it has failed. */
export const styles = new CSSStyleSheet();
styles.replaceSync(toastStyles);
