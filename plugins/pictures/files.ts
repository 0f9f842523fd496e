import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The folder of the photographs, which the site shows as `/pictures/…`, resized. */
export const photographs = join(root, 'src/content/pictures');

/** The path of a photograph within its folder; undefined for other pictures. */
const photographOf = (path: string): string | undefined => /^\/pictures\/(.+)$/.exec(path)?.[1];

/** Whether a path of the site names a picture: a photograph or a file of `public/`. */
export function hasPicture(path: string): boolean {
  const photograph = photographOf(path);
  return existsSync(photograph ? join(photographs, photograph) : join(root, 'public', path));
}
