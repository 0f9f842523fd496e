import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { fillTemplate, findInlineHashes } from './document';

type Folders = {
  /** The client's build; the pages are written into it. */
  site: string;
  /** The server's build. */
  server: string;
  /** The file that the hosting rules go to. */
  rules: string;
};

/** Writes every route of the table as HTML; resolves to the number of pages. Rejects on any error. */
export async function prerenderSite({ site, server, rules }: Folders): Promise<number> {
  const entry: typeof import('../../src/entry-server') = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  );
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const routes: readonly import('../../src/routes').Route[] = entry.routes;

  const paths = new Set<string>();
  for (const { path, unknownName } of routes) {
    if (unknownName) paths.add(unknownName);
    if (!path.includes(':')) paths.add(path);
  }
  for (const [pattern, names] of Object.entries(entry.detailNames)) {
    for (const name of names) paths.add(pattern.replace(':name', name));
  }

  const [stylesheet = ''] = manifest['index.html']?.css ?? [];
  const styles = (await readFile(join(site, stylesheet), 'utf8')).trim();

  const write = async (path: string, file: string) => {
    const { route } = entry.findRoute(path);
    const html = fillTemplate(
      template,
      manifest,
      {
        path,
        route,
        title: entry.documentTitle(route.title),
        markup: await entry.renderPage(path),
      },
      styles,
    );
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), html);
    return html;
  };
  const pages: string[] = [];
  for (const path of paths) {
    pages.push(await write(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  }
  pages.push(await write('/not-found', '404.html'));

  const fallbacks = routes.flatMap(({ path, unknownName }) =>
    unknownName ? [{ prefix: path.replace(':name', ''), file: `${unknownName}.html` }] : [],
  );
  await writeFile(rules, JSON.stringify({ fallbacks, ...findInlineHashes(pages) }, null, 2));
  await rm(join(site, '.vite'), { recursive: true });
  await rm(join(site, stylesheet));
  return pages.length;
}
