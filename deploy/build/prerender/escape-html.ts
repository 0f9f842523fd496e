const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of an attribute that React wrote. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name) => characters[name] ?? entity);
