import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { ascii } from '../../src/theme/characters';
import { type FontRole, fontSource } from '../../src/theme/fonts';
import { pictureData } from './picture-data';
import { SharingImage, size } from './sharing-image';
import type { SharingWords } from './sharing-words';

const require = createRequire(import.meta.url);

async function loadFont(name: string, role: FontRole, wght: number): Promise<Font> {
  const source = require.resolve(fontSource(role));
  const data = await subsetFont(await readFile(source), `${ascii}‘’“”–−·`, {
    targetFormat: 'sfnt',
    variationAxes: { wght },
  });
  return { name, data, weight: 400, style: 'normal' };
}

/**
 * Draws sharing images as PNGs into the folder of the site, which has their pictures; `address` is
 * the site's URL in the images.
 */
export async function drawSharingImages(
  images: readonly SharingWords[],
  folder: string,
  address: string,
): Promise<void> {
  const fonts = await Promise.all([
    loadFont('Text', 'text', 400),
    loadFont('Strong', 'text', 600),
    loadFont('Heading', 'heading', 650),
  ]);
  const draw = async ({ file, picture, ...words }: SharingWords) => {
    const side = picture && { ...picture, data: await pictureData(join(folder, picture.path)) };
    const image = <SharingImage {...words} picture={side} address={address} />;
    const svg = await satori(image, { ...size, fonts });
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // Level 9 takes three times as long for 5% smaller files.
    await sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toFile(join(folder, file));
  };
  await Promise.all(images.map(draw));
}
