import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The files of a built page, by their paths in it. Throws if there is none. */
export function readPage(folder: string): ReadonlyMap<string, { type: string; content: Buffer }> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no page in ${folder}.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.flatMap((file) => {
      const type = types[extname(file)];
      const path = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`;
      return type ? [[path, { type, content: readFileSync(file) }] as const] : [];
    }),
  );
}
