import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from './find-difference';
import type { View } from './take-picture';
import type { Finding } from './write-report';

/** Saves the pictures of a difference in a folder. */
export function saveDifference(
  { path, width }: View,
  { difference, pictures }: Found,
  folder: string,
): Finding {
  const { picture, ...measures } = difference;
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
  const save = (kind: string, data: Buffer) => {
    const file = `${name}-${width}-${kind}.png`;
    writeFileSync(join(folder, file), data);
    return file;
  };
  const files = {
    before: save('before', pictures.before),
    after: save('after', pictures.after),
    difference: save('difference', picture),
  };
  return { ...measures, path, windowWidth: width, files };
}
