import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { slugify } from '../../src/lib/slugify';
import { addedMembers, photograph } from './change-content';
import { type Edit, editFile, findVariable, type Node, valuesOf } from './edit-source';
import { firstFirm } from './first-firm';
import { otherColors } from './other-facts';
import { rename } from './renamings';

/** Gives the site in a folder other colors, its two fonts in each other’s role, and a photograph. */
export async function changeLook(folder: string): Promise<void> {
  editFile(join(folder, 'src/theme/colors.ts'), changeColors);
  editFile(join(folder, 'src/theme/fonts.ts'), swapFonts);
  await takePhotograph(join(folder, 'src/content', photograph));
}

/** Copies portraits for the members that the first firm lacks. */
export function addPortraits(folder: string): void {
  for (const [index, name] of addedMembers.entries()) {
    const lent = rename(firstFirm.people.at(-1 - index) ?? '');
    const file = (of: string) => join(folder, `public/portraits/${slugify(of)}.svg`);
    copyFileSync(file(lent), file(name));
  }
}

function changeColors(program: Node): Edit[] {
  const colors = findVariable(program, 'palette');
  return Object.entries(otherColors).map(([name, color]) => {
    const [row] = valuesOf(colors, name);
    const [value] = row ? valuesOf(row, 'light') : [];
    if (!value) throw new Error(`There is no color named ${name}`);
    return { start: value.start, end: value.end, text: `'${color}'` };
  });
}

/** Exchanges the families and packages of the two roles; sizes that were set by hand go. */
function swapFonts(program: Node, text: string): Edit[] {
  const fonts = findVariable(program, 'fonts');
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const swapped = ['family', 'package'].flatMap((name) => {
    const [heading, body] = valuesOf(fonts, name);
    if (!heading || !body) throw new Error(`The fonts have no ${name}`);
    return [
      { start: heading.start, end: heading.end, text: textOf(body) },
      { start: body.start, end: body.end, text: textOf(heading) },
    ];
  });
  const untuned = valuesOf(fonts, 'tuning').map(({ start, end }) => ({ start, end, text: '{}' }));
  return [...swapped, ...untuned];
}

/** A JPEG in portrait format, with a head and shoulders. */
async function takePhotograph(file: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#9fb4d8"/><stop offset="1" stop-color="#41506f"/></linearGradient></defs><rect width="1200" height="1600" fill="url(#g)"/><ellipse cx="600" cy="640" rx="250" ry="320" fill="#d8a98a"/><path d="M120 1600c0-420 220-600 480-600s480 180 480 600z" fill="#27304a"/></svg>`;
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toFile(file);
}
