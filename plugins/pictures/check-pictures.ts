import { hasPicture } from './files';
import type { NamedPicture } from './named-pictures';

/** Throws an error that lists the file and field of each picture that is missing. */
export function checkPictures(
  pictures: readonly NamedPicture[],
  isThere: (path: string) => boolean = hasPicture,
): void {
  const missing = pictures.filter(({ img }) => !isThere(img));
  if (missing.length === 0) return;
  const lines = missing.map(
    ({ file, field, img }) =>
      `  ${file} ${field}: expected ${img} in ${img.startsWith('/pictures/') ? 'src/content' : 'public'}/`,
  );
  throw new Error(`Pictures are missing:\n${lines.join('\n')}`);
}

/**
 * The pictures that a page's markup shows and `isThere` denies, such as those whose path is made from
 * a name.
 */
export const missingIn = (markup: string, isThere: (address: string) => boolean): string[] =>
  [...markup.matchAll(/<img [^>]*?\bsrc="(\/[^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !isThere(address));
