const textFields =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=password])';

/**
 * Lets the browser save what is typed when another site is opened, for Back: it saves only text that
 * differs from a field's default, and React makes the two equal. Returns the function that stops it.
 */
export function saveTypedText(): () => void {
  const save = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(textFields))
      field.defaultValue = '';
  };
  addEventListener('pagehide', save);
  return () => removeEventListener('pagehide', save);
}
