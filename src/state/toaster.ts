import '@/styles/toasts.css';

export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { ToastContainer, toast } from 'react-toastify/unstyled';
