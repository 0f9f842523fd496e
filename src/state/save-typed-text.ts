const textFields =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=password])';

/** When a field is left, since what changes with the page itself may be saved too late. */
const moments = ['focusout', 'pagehide'] as const;

/**
 * Lets the browser save what is typed when another site is opened, for Back: it saves only text that
 * differs from a field's default, and React makes the two equal. Returns the function that stops it.
 */
export function saveTypedText(): () => void {
  const save = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(textFields))
      field.defaultValue = '';
  };
  for (const type of moments) addEventListener(type, save);
  return () => {
    for (const type of moments) removeEventListener(type, save);
  };
}
