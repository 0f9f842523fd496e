import { type FormEvent, useActionState } from 'react';
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

/** A demo form that keeps its answer as well, to be shown beside the button. */
export function useAnsweredForm(message?: string) {
  const { action: say, ...form } = useDemoForm(message);
  const [result, action] = useActionState(() => {
    say();
    return 'Nothing was sent.';
  }, '');
  return { form: { ...form, action }, result };
}

/** React resets a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
