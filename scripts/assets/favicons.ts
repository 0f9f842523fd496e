/** Draws the firm's mark as SVG, PNG and ICO files into `public/`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors } from '../../src/theme/colors';
import { mark } from '../../src/theme/mark';
import { markFile, markShapes } from '../../src/theme/mark-file';

/**
 * The mark as a square PNG of `size` px: transparent with rounded corners, or on a solid background
 * with a margin in units.
 */
function draw(size: number, margin?: number): Promise<Buffer> {
  const background =
    margin === undefined
      ? ''
      : `<rect width="100%" height="100%" fill="${colors['evergreen-700']}"/>`;
  const edge = mark.tile.width + 2 * (margin ?? 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${size}" height="${size}">${background}<g transform="translate(${margin ?? 0} ${margin ?? 0})">${markShapes}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file: a directory, then the images as PNGs. */
async function toIco(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await draw(size) })));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const files = {
  'favicon.svg': Buffer.from(markFile),
  'favicon.ico': await toIco([16, 32]),
  'apple-touch-icon.png': await draw(180, 0),
  'icon-192.png': await draw(192),
  'icon-512.png': await draw(512),
  'icon-maskable-512.png': await draw(512, 6),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`public/${name}`, content);
  console.log(`${name}: ${(content.length / 1024).toFixed(1)} kB`);
}
