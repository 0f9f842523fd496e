import type { FormEvent } from 'react';
import { prefetchToasts, showToast } from '@/state/toast';

/**
 * What a form does that would submit: it stays, keeps what was typed, and says that this demo
 * sends nothing (VAL-6).
 */
export const useDemoForm = (message = 'This demo sends nothing. Your text is still here.') => ({
  /** Outside a dialog, this method sends nothing, with or without script. */
  method: 'dialog' as const,
  onFocus: prefetchToasts,
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    showToast(message, { type: 'info' });
  },
});
