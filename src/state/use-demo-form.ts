import { type FormEvent, useActionState } from 'react';
import { prefetchToasts, showToast } from '@/state/toast';

/**
 * The props of a form that sends nothing: submitting keeps the text and shows a toast that says so
 * (VAL-6). React replays a submission made before hydration.
 */
export const useDemoForm = (message = 'This demo sends nothing.') => ({
  action: () => void showToast(message, { type: 'info' }),
  onReset: keepText,
  onFocus: prefetchToasts,
});

/** A demo form whose outcome is also shown beside its button. */
export function useDemoFormWithResult(message?: string) {
  const { action: showNote, ...form } = useDemoForm(message);
  const [result, action] = useActionState(() => {
    showNote();
    return 'Nothing was sent.';
  }, '');
  return { form: { ...form, action }, result };
}

/** An `onReset` handler: React would reset a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
