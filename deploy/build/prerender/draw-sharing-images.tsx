import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { type FontRole, fontSource } from '../../../src/theme/fonts';
import { ascii } from '../characters';
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
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = await Promise.all([
    loadFont('Text', 'text', 400),
    loadFont('Strong', 'text', 600),
    loadFont('Heading', 'heading', 650),
  ]);
  for (const { file, picture, ...words } of images) {
    const side = picture && { ...picture, data: await pictureData(join(folder, picture.path)) };
    const image = <SharingImage {...words} picture={side} address={address} />;
    const svg = await satori(image, { ...size, fonts });
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), toPng(svg));
  }
}

function toPng(svg: string): Uint8Array {
  const resvg = new Resvg(svg);
  const image = resvg.render();
  const png = image.asPng();
  // Not garbage-collected; a thousand images would exhaust WebAssembly's memory.
  image.free();
  resvg.free();
  return png;
}
