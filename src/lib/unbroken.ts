/** Names of forms, dates, weeks and negative amounts: `1099-NEC`, `Form 941`, `October 31`, `week 8`, `−$5`. */
const unbroken =
  /((?:Forms? )?\b(?:[A-Z]{1,3}-\d{1,4}[a-z]?|\d{3,4}-[A-Z]{1,4}s?)\b|Forms? \d{3,4}\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b[Ww]eek \d+\b|−\$[\d,.]*\d)/;

/** The parts of a text; every second one must not wrap. */
export const splitAtUnbroken = (text: string) => text.split(unbroken);
