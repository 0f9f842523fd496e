import type { FormEvent } from 'react';
import { prefetchToasts, showToast } from '@/state/toast';

/**
 * What a form does that would submit: it stays, keeps what was typed, and says that this demo
 * sends nothing (VAL-6). React keeps a submission that comes before hydration, and does it then.
 */
export const useDemoForm = (message = 'This demo sends nothing. Your text is still here.') => ({
  action: () => void showToast(message, { type: 'info' }),
  onReset: keepText,
  onFocus: prefetchToasts,
});

/** React resets a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
