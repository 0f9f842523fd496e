/// <reference path="./subset-font.d.ts" />
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { TextRole } from '../src/chart/chart';

/** The bytes of two variable fonts, and the characters that are measured in them. */
export type Fonts = { heading: Buffer; text: Buffer; characters: string };

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

/** Loads the fonts once per weight; fontkit can't vary a compressed font itself. */
export async function createMeasure({ characters, ...fonts }: Fonts): Promise<Measure> {
  const faces = new Map<string, fontkit.Font>();
  for (const { font, weight } of Object.values(typeStyles)) {
    const key = `${font} ${weight}`;
    if (faces.has(key)) continue;
    const face = await subsetFont(fonts[font], characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    faces.set(key, fontkit.create(face) as fontkit.Font);
  }
  const widths = new Map<string, number>();
  return (text, role) => {
    const known = widths.get(`${role} ${text}`);
    if (known !== undefined) return known;
    const { font, weight, size } = typeStyles[role];
    const face = faces.get(`${font} ${weight}`) as fontkit.Font;
    const width = (face.layout(text).advanceWidth / face.unitsPerEm) * size;
    widths.set(`${role} ${text}`, width);
    return width;
  };
}

/** Wraps text into balanced lines no wider than `width`, as far as its words allow. */
export function wrapText(text: string, role: TextRole, width: number, measure: Measure): string[] {
  // Keep numbers and units together.
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
