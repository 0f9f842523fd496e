import type { FormEvent } from 'react';
import { prefetchToasts, showToast } from '@/state/toast';

/**
 * The props of a form that sends nothing: submitting keeps the text and shows a toast that says so
 * (VAL-6). React replays a submission made before hydration.
 */
export const useDemoForm = (message = 'This demo sends nothing. Your text is still here.') => ({
  action: () => void showToast(message, { type: 'info' }),
  onReset: keepText,
  onFocus: prefetchToasts,
});

/** React resets a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
