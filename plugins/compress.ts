import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const isText = /\.(html|css|js|json|svg|xml|atom|txt|webmanifest)$/;

/** One less than Node's threads, so that other files can be written at the same time. */
const atOnce = 3;

/** Only the layout of the workbench's charts is larger, in bytes. */
const largest = 1_000_000;

/** Brotli's second-best quality: 2% larger files, in a third of the time; for the largest, the third-best. */
const qualityFor = ({ length }: Buffer) => (length < largest ? 10 : 9);

async function compressFile(path: string) {
  const content = await readFile(path);
  await writeFile(
    `${path}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(content) } }),
  );
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}

/**
 * Writes a `.br` and a `.gz` next to each text file of a folder, in worker threads. Leaves files
 * that have them.
 */
export async function compressFiles(folder: string, kind = isText): Promise<void> {
  const entries = new Set(await readdir(folder, { recursive: true }));
  const files = [...entries].filter((name) => kind.test(name) && !entries.has(`${name}.gz`));
  const rest = files.values();
  const compressRest = async () => {
    for (const name of rest) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: atOnce }, compressRest));
}
