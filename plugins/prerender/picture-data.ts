import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Twice the width of a picture in a sharing image, in px. */
const maxWidth = 860;

/** A drawing or photograph as a data URL of a kind that can be drawn into a sharing image. */
export async function pictureData(file: string): Promise<string> {
  if (file.endsWith('.svg')) return dataUrl('image/svg+xml', await readFile(file));
  return dataUrl(
    'image/png',
    await sharp(file).resize({ width: maxWidth, withoutEnlargement: true }).png().toBuffer(),
  );
}

const dataUrl = (type: string, data: Buffer) => `data:${type};base64,${data.toString('base64')}`;
