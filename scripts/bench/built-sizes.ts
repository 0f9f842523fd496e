import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * What a built page loads before it is interactive, in kB: its document as it is sent, its gzipped scripts
 * with their imports, and its fonts, without lazy modules.
 */
export function builtSizes(folder: string, path: string) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const html = readFileSync(`${folder}/${file}`, 'utf8');
  const scripts = new Set<string>();
  const follow = (script: string) => {
    if (scripts.has(script)) return;
    scripts.add(script);
    const code = readFileSync(`${folder}/${script}`, 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:from|^import|;import)\s*["'](\.[^"']+)["']/g)) {
      follow(posix.join(posix.dirname(script), target));
    }
  };
  for (const [, script = ''] of html.matchAll(/[" ]\/(assets\/[^" ]+\.js)/g)) {
    follow(script);
  }
  const fonts = [...html.matchAll(/url\("?\/(assets\/[^")]+\.woff2)"?\)/g)].map(
    ([, font = '']) => font,
  );
  const sum = (names: Iterable<string>, size: (content: Buffer) => number) =>
    [...names].reduce((total, name) => total + size(readFileSync(`${folder}/${name}`)), 0);
  return {
    'html kB': kilobytes(statSync(`${folder}/${file}.br`).size),
    'script to interactive kB': kilobytes(
      sum(scripts, (code) => gzipSync(code, { level: 9 }).length),
    ),
    'fonts kB': kilobytes(sum(fonts, (font) => font.length)),
  };
}
