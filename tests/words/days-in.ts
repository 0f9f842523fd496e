const weekday = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, )';
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const days = new RegExp(`\\b${weekday}?${month} \\d{1,2}\\b(?![.,]?\\d)(?:, \\d{4})?`, 'g');

/** The date of a post, with the current year (HOME-13). */
const postDates = new RegExp(`\\b${month} \\d{1,2} , \\d{4}`, 'g');

type Part = { nodeType: number; textContent: string | null; childNodes: Iterable<Part> };

const textsOf = (part: Part): string =>
  part.nodeType === 3 ? (part.textContent ?? '') : [...part.childNodes].map(textsOf).join(' ');

/** The days that a part of a page names, but for the dates of posts: `Nov 5`, `Monday, July 13, 2026`. */
export const daysIn = (part: Part): string[] =>
  textsOf(part).replaceAll(/\s+/g, ' ').replaceAll(postDates, '').match(days) ?? [];
