import { readdirSync } from 'node:fs';

/** The address of every page in the built site. */
export const builtPages = (): string[] =>
  readdirSync('dist/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort();
