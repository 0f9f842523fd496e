import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photograph in one width, in px; the file's name has a hash of the photograph. */
export type Resized = { file: string; width: number; data: Buffer };

/** The widths that layouts need, in px, at one and two pixels per CSS pixel. */
const widths = [96, 192, 320, 480, 720, 960, 1440];

const isPhotograph = (name: string) => /\.(jpe?g|png|webp)$/i.test(name);

/**
 * Resizes the photographs of a folder to WebP files, by their path within the site. None becomes wider
 * than it is. Rejects with the file's name if one can't be read.
 */
export async function resizePhotographs(folder: string): Promise<Map<string, Resized[]>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const photographs = new Map<string, Resized[]>();
  for (const name of names.filter(isPhotograph).sort()) {
    const path = name.replaceAll('\\', '/');
    try {
      photographs.set(`/pictures/${path}`, await resize(path, await readFile(join(folder, name))));
    } catch (error) {
      throw new Error(`The photograph ${join(folder, name)} can't be read`, { cause: error });
    }
  }
  return photographs;
}

async function resize(path: string, source: Buffer): Promise<Resized[]> {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const stem = path.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
  // Turned upright first, since its size follows from that.
  const upright = await sharp(source).rotate().toBuffer({ resolveWithObject: true });
  const fitting = widths.filter((width) => width < upright.info.width);
  const all = [...fitting, Math.min(upright.info.width, Math.max(...widths))];
  return Promise.all(
    [...new Set(all)].map(async (width) => ({
      file: `assets/${stem}-${width}-${hash}.webp`,
      width,
      data: await sharp(upright.data).resize(width).webp({ quality: 78 }).toBuffer(),
    })),
  );
}
