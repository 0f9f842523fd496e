import { join } from 'node:path';
import { runnerImport } from 'vite';
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

/** Checks the pictures of the site's content. */
export async function checkContentPictures(): Promise<void> {
  const { module } = await runnerImport<typeof import('./named-pictures')>(
    join(import.meta.dirname, 'named-pictures.ts'),
    {
      resolve: { alias: { '@': join(import.meta.dirname, '../../../src') } },
      configFile: false,
      logLevel: 'warn',
    },
  );
  checkPictures(module.namedPictures);
}

/**
 * The pictures that a page's markup shows and `isThere` denies, such as those whose path is made from
 * a name.
 */
export const missingIn = (markup: string, isThere: (address: string) => boolean): string[] =>
  [...markup.matchAll(/<img [^>]*?\bsrc="(\/[^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !isThere(address));
