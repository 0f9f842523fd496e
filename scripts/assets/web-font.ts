import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { characters, type FontRole, fontSource } from '../../src/theme/fonts';

/** A font to measure and to draw with. Throws if the file holds several. */
export function parseFont(data: Buffer): Font {
  const font = create(data);
  if (!('layout' in font)) throw new Error('A font file holds more than one font');
  return font;
}

/** The file of a role's variable font in its package. */
export const packagedFont = (role: FontRole) => `node_modules/${fontSource(role)}`;

/** A font of the site at a weight; fontkit can't vary a compressed one. */
export async function webFont(file: string, wght: number): Promise<Font> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
  return parseFont(await subsetFont(await readFile(file), characters, options));
}
