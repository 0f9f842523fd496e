import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** One less than Node's threads, so that other files can be written at the same time. */
const atOnce = 3;

async function compressFile(path: string) {
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await brotli(content, quality));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}

/** Writes a `.br` and a `.gz` next to each text file of a folder; resolves to the number of files. */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => isText.test(name));
  const rest = files.values();
  const compressRest = async () => {
    for (const name of rest) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: atOnce }, compressRest));
  return files.length;
}
