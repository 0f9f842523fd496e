import { nameLines } from '../../src/lib/name-lines';
import { measureName } from './measure-fallbacks';

/**
 * What the header has room for beside its menu at 64 and at 80 rem, in em: on one line in the size of
 * the logo, and on each of two lines in the smaller size.
 */
const room = { oneLine: 4.5, twoLines: 6 };

/** How the logo sets a name: the width of its widest line in em, and whether it takes the smaller size. */
export type NameFit = { width: number; isSmall: boolean };

/** Fits a name into the logo, on two lines if it is long. Throws if it is too long for them. */
export async function fitName(name: string): Promise<NameFit> {
  const whole = await measureName(name);
  if (whole <= room.oneLine) return { width: whole, isSmall: false };
  const width = Math.max(...(await Promise.all(nameLines(name).map(measureName))));
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
