import '@/styles/toasts.css';

export { createRoot } from 'react-dom/client';
export { ToastContainer, toast } from 'react-toastify/unstyled';
