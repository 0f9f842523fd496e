import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The TypeScript files in those of these folders that exist, with the files that they import, including type imports. */
export function readImports(folders: readonly string[]): Map<string, string[]> {
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
      .map((name) => join(folder, name)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      specifiersOf(file).flatMap((specifier) => {
        const target = pathOf(specifier, file);
        return endings.map((ending) => `${target}${ending}`).find((name) => known.has(name)) ?? [];
      }),
    ]),
  );
}

/** The import cycles, each as a list of files. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

/** The specifiers of a file's imports. */
const specifiersOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

/** The path of a specifier, without its extension; undefined for a package. */
function pathOf(specifier: string, from: string) {
  if (specifier.startsWith('@/')) return specifier.replace('@/', 'src/');
  if (specifier.startsWith('@machines/')) return specifier.replace('@machines/', 'machines/');
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}
