import { type FormEvent, useActionState } from 'react';
import { prefetchToasts, showToast } from '@/state/toast';

/**
 * Props of a demo form: submitting keeps the text and shows a toast that nothing was sent (VAL-6).
 * React replays a submission made before hydration.
 */
export const useDemoForm = (message = 'This demo sends nothing.') => ({
  action: () => void showToast(message, { type: 'info' }),
  onReset: keepText,
  onFocus: prefetchToasts,
});

/** A demo form whose result is also shown next to its button. */
export function useDemoFormWithResult(message?: string) {
  const { action: showNotice, ...form } = useDemoForm(message);
  const [result, action] = useActionState(() => {
    showNotice();
    return 'Nothing was sent.';
  }, '');
  return { form: { ...form, action }, result };
}

/** An `onReset` handler that keeps the text: React resets a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
