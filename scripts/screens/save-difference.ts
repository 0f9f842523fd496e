import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare-pictures';
import type { View } from './take-picture';
import type { Finding } from './write-report';

/** Compares the pictures of a page; saves them and their difference in a folder if they differ. */
export function saveDifference(
  { path, width }: View,
  { before, after }: Record<'before' | 'after', Buffer>,
  folder: string,
): Finding | undefined {
  const difference = comparePictures(before, after);
  if (!difference) return undefined;
  const { picture, ...measures } = difference;
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
  const save = (kind: string, data: Buffer) => {
    const file = `${name}-${width}-${kind}.png`;
    writeFileSync(join(folder, file), data);
    return file;
  };
  const files = {
    before: save('before', before),
    after: save('after', after),
    difference: save('difference', picture),
  };
  return { ...measures, path, windowWidth: width, files };
}
