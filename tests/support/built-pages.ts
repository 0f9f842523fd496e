import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';

/** The path of every page in the built site in this folder. */
export const builtPages = (folder = 'dist/site'): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !['404.html', 'statecharts.html'].includes(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort();

/** The document of a built page; its scripts are not run. */
export function readPage(path: string) {
  const { document } = new Window();
  document.write(readFileSync(`dist/site${path === '/' ? '/index' : path}.html`, 'utf8'));
  return document;
}

/** Collapses whitespace. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
