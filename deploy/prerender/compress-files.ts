import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each text file of a folder; resolves to their count. */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => isText.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${path}.br`, await brotli(content, quality));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
  return files.length;
}
