const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
