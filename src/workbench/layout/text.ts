import type { TextRole } from '../chart/chart';

/** The font of each text role, in px; keep in sync with `drawing.css`. */
export const typeStyles = {
  title: { font: 'heading', size: 14, weight: 650 },
  name: { font: 'text', size: 13, weight: 700 },
  description: { font: 'text', size: 12, weight: 400 },
  keyword: { font: 'text', size: 12, weight: 400 },
  note: { font: 'text', size: 12, weight: 600 },
  tag: { font: 'text', size: 12, weight: 600 },
  event: { font: 'text', size: 12, weight: 600 },
  guard: { font: 'text', size: 12, weight: 400 },
} as const satisfies Record<TextRole, { font: 'heading' | 'text'; size: number; weight: number }>;

/** Measures the width of text, in px. */
export type Measure = (text: string, role: TextRole) => number;

/** Wraps text into balanced lines no wider than `width`, as far as its words allow. */
export function wrapText(text: string, role: TextRole, width: number, measure: Measure): string[] {
  // Keep numbers and units together.
  if (!text) return [];
  const words = text.replace(/(\d) (?=\p{L}{1,2}\b)/gu, '$1\u00a0').split(' ');
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const longer = line === undefined ? word : `${line} ${word}`;
      if (line !== undefined && measure(longer, role) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = fill(width);
  let limit = width;
  // The smallest width with the same number of lines.
  while (limit > 8 && fill(limit - 8).length === length) limit -= 8;
  return fill(limit);
}
