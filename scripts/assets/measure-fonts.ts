import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { nameLines } from '../../src/lib/wording';
import { type Fallback, type FontRole, fallbacks, fonts } from '../../src/theme/fonts';
import { packagedFont, parseFont, webFont } from './web-font';

/** Files with the widths of the system's fonts; Arimo has those of Arial. */
const files: Record<Fallback, Record<'regular' | 'bold', string>> = {
  Fallback: {
    regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  },
  Android: {
    regular: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    bold: '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  },
  Noto: {
    regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
  DejaVu: {
    regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
};

/** Text that a fallback is as wide as. Not the site's own, so that an edited post changes no width. */
const sample =
  'Every second Friday the payroll is checked against the bank, each deposit is named, and whatever does not match waits for somebody to ask about it; by the 15th of the month the books are closed, 1,204 lines and 37 pages of them.';

const widthIn = (font: Font, text: string) => font.layout(text).advanceWidth / font.unitsPerEm;

/** The overrides of a face that stands in for a web font, in percent. */
export type FallbackFace = {
  role: FontRole;
  name: Fallback;
  weights: readonly [number, number];
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** Scales the system's fonts to the width of the web fonts, if no size is set, and to their height. */
export async function measureFallbacks(): Promise<FallbackFace[]> {
  const faces: FallbackFace[] = [];
  for (const role of ['heading', 'text'] as const) {
    for (const { weights, at, style } of fonts[role].faces) {
      const web = await webFont(packagedFont(role), at);
      for (const name of Object.keys(fallbacks) as Fallback[]) {
        const system = parseFont(await readFile(`node_modules/${files[name][style]}`));
        const measured = (widthIn(web, sample) / widthIn(system, sample)) * 100;
        // Rounded first, so that the heights fit the size that the browser sees.
        const size = fonts[role].sizes?.[name]?.[style] ?? Math.round(measured * 10) / 10;
        const share = (units: number) => ((units / web.unitsPerEm) * 10_000) / size;
        faces.push({
          role,
          name,
          weights,
          local: fallbacks[name][style],
          size,
          ascent: share(web.ascent),
          descent: share(-web.descent),
          lineGap: share(web.lineGap),
        });
      }
    }
  }
  return faces;
}

/**
 * What the header has room for beside its menu at 64 and at 80 rem, in em: on one line in the size of
 * the logo, and on each of two lines in the smaller size.
 */
const room = { oneLine: 4.5, twoLines: 6 };

/** How the logo sets a name: the width of its widest line in em, and whether it takes the smaller size. */
type NameFit = { width: number; isSmall: boolean };

/** Fits a name into the logo, on two lines if it is long. Throws if it is too long for them. */
export async function fitName(name: string): Promise<NameFit> {
  const font = await webFont(packagedFont('heading'), 700);
  // Bold, with tight letters.
  const measure = (text: string) => widthIn(font, text) - 0.025 * text.length;
  const whole = measure(name);
  if (whole <= room.oneLine) return { width: whole, isSmall: false };
  const width = Math.max(...nameLines(name).map(measure));
  if (width > room.twoLines) {
    throw new Error(
      `src/content/firm.ts: the short name “${name}” is ${width.toFixed(1)} em wide on two lines, and the logo has room for ${room.twoLines}; set a shorter one as shortName`,
    );
  }
  return { width, isSmall: true };
}

/** The rule for the name in the logo; the smaller size has two lines in the height of one. */
export function nameRule({ width, isSmall }: NameFit): string {
  const declarations = [
    `min-width: ${Math.ceil(width * 100) / 100}em`,
    ...(isSmall
      ? ['width: min-content', 'font-size: --spacing(3.75)', 'line-height: --spacing(4.5)']
      : []),
  ];
  return `.logo-name {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`;
}
