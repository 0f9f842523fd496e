/**
 * Lets the browser save what is typed in a field when another site is opened, for Back: it saves only
 * text that differs from the field's default, and React makes the two equal. Returns the function that
 * stops it.
 */
export function saveTypedText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const save = () => {
    const { value } = field;
    field.defaultValue = '';
    // Without a change by the visitor, a field shows its default.
    if (field.value !== value) field.value = value;
  };
  // Also when a field is left, after React: a change on leaving the page may be saved too late.
  addEventListener('focusout', save);
  addEventListener('pagehide', save);
  return () => {
    removeEventListener('focusout', save);
    removeEventListener('pagehide', save);
  };
}
