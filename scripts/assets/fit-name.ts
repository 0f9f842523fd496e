import { measureName } from './measure-fallbacks';

/**
 * What the header has room for beside its menu at 64 and at 80 rem, in em: on one line in the size of
 * the logo, and on each of two lines in the smaller size.
 */
const room = { oneLine: 4.5, twoLines: 5.8 };

/** How the logo sets a name: the width of its widest line in em, and whether it takes the smaller size. */
export type NameFit = { width: number; isSmall: boolean };

/** Fits a name into the logo, on two lines if it is long. Throws if it is too long for them. */
export async function fitName(name: string): Promise<NameFit> {
  const whole = await measureName(name);
  if (whole <= room.oneLine) return { width: whole, isSmall: false };
  const words = name.split(' ');
  const widths = await Promise.all(
    words.map(async (_, cut) => {
      const lines = [words.slice(0, cut), words.slice(cut)];
      return Math.max(...(await Promise.all(lines.map((line) => measureName(line.join(' '))))));
    }),
  );
  const width = Math.min(...widths);
  if (width > room.twoLines) {
    throw new Error(
      `src/content/firm.ts: the name “${name}” is ${width.toFixed(1)} em wide on two lines, and the logo has room for ${room.twoLines}; shorten it, and put the full one into legalName`,
    );
  }
  return { width, isSmall: true };
}

/** Room for system fonts, in which a line may be wider, in em. */
const slack = 0.15;

const roundUp = (width: number) => Math.ceil(width * 100) / 100;

/** The rule for the name in the logo; the smaller size has two lines in the height of one. */
export const nameRule = ({ width, isSmall }: NameFit): string =>
  isSmall
    ? `.logo-name {\n  width: ${roundUp(width + slack)}em;\n  font-size: --spacing(4.25);\n  line-height: --spacing(5);\n}\n`
    : `.logo-name {\n  min-width: ${roundUp(width)}em;\n}\n`;
