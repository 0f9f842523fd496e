import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { descriptions } from '@/content/descriptions';
import { details } from '@/content/details';
import { firm } from '@/content/firm';
import { renderPage } from '@/entry-server';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { truncateAtSentence } from '@/lib/wording';
import { itemFile, preloadItem } from '@/loading/items';
import { type Route, routes } from '@/routes';
import type { SiteRules } from '../../server/site-rules';
import { fillTemplate, isListed, readSiteAddress } from './document';
import { writeHostFiles } from './host-files';
import { inlineHash, inlinePictures, inlineScripts, minifyScripts } from './html';
import { readMarkup } from './read-page';
import { drawSharingImages } from './sharing-image';
import {
  addLicenses,
  type FeedEntry,
  feed,
  feedFile,
  type ListedPage,
  robots,
  sitemap,
  webManifest,
  webManifestFile,
} from './site-files';
import { type BuiltPage, dayIn, subjectOf } from './structured-data';

type Options = {
  /** The output folder, where the rules for hosts are written. */
  dist: string;
  /** The folder of the client's build below it, to which the pages are added. */
  folder: string;
  /** The base path, with a leading and trailing slash. */
  base: string;
  env: NodeJS.ProcessEnv;
};

const table: readonly Route[] = routes;

/** Search engines truncate descriptions at about this many characters. */
const descriptionLength = 165;

/**
 * Writes every route as HTML, and the files beside them: feed, sitemap, robots.txt, web manifest and licenses.
 * Resolves to the number of pages, and a function that adds their sharing images and the settings of hosts. Rejects on any error.
 */
export async function prerenderSite({ dist, folder: site, base, env }: Options) {
  const address = readSiteAddress(env, base);
  const template = minifyScripts(await readFile(join(site, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));

  const today = dayIn(firm.timeZone.id);
  const [stylesheet = ''] = manifest['index.html']?.css ?? [];
  const styles = (await readFile(join(site, stylesheet), 'utf8')).trim();

  const writeInto = async (file: string, content: string) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), content);
  };
  const build = async (path: string, description: string): Promise<BuiltPage> => {
    const { route } = findRoute(path);
    const rendered = await renderPage(path);
    const words = readMarkup(path, rendered, base);
    for (const [, src = ''] of rendered.matchAll(/<img [^>]*?\bsrc="(\/[^"]*)"/g)) {
      const isThere = existsSync(join(site, src.slice(base.length)));
      if (!isThere) throw new Error(`${path} shows a missing picture: ${src}`);
    }
    const markup = await inlinePictures(rendered, site, base);
    const image = path === '/' ? '/og/home.png' : `/og${path}.png`;
    const title = documentTitle(route.title);
    const file = itemFile(path);
    const item = await preloadItem(path);
    if (file) await writeInto(file, JSON.stringify(item));
    const subject = subjectOf(path, item, today);
    return { path, route, title, description, image, item, ...subject, markup, words };
  };

  const scripts = new Set<string>();
  const pages: BuiltPage[] = [];
  const posts: FeedEntry[] = [];
  const listed: ListedPage[] = [];
  for (const [path, description] of listPaths()) {
    const page = await build(path, description);
    const { post } = page;
    if (post) posts.push({ ...post, path });
    if (isListed(path)) listed.push({ address: address + path, day: post?.day });
    pages.push(page);
    const html = fillTemplate(template, manifest, page, styles, { base, address });
    for (const script of inlineScripts(html)) scripts.add(script);
    await writeInto(path === '/' ? 'index.html' : `${path}.html`, html);
    if (path === '/not-found') await writeInto('404.html', html);
  }

  const subtitle = descriptions['/blog'];
  await writeInto(feedFile, feed({ entries: posts, subtitle, address, today }));
  await writeInto('sitemap.xml', sitemap(listed));
  await writeInto('robots.txt', robots(address));
  await writeInto(webManifestFile, webManifest());

  const fallbacks = table.flatMap(({ path, unknownName }) =>
    unknownName ? [{ prefix: path.replace(':name', ''), file: `${unknownName}.html` }] : [],
  );
  const siteRules: SiteRules = {
    base,
    fallbacks,
    scriptHashes: [...scripts].map(inlineHash),
    styleHash: inlineHash(styles),
  };
  await writeFile(join(dist, 'site-rules.json'), JSON.stringify(siteRules, null, 2));
  await rm(join(site, '.vite'), { recursive: true });
  await rm(join(site, stylesheet));
  await addLicenses(join(site, 'licenses.txt'));
  // After the pages, so that they can be compressed at the same time.
  const finish = async () => {
    await drawSharingImages(pages, site, address);
    await writeHostFiles(dist);
  };
  return { pageCount: pages.length, finish };
}

/** The paths to build and their descriptions. */
function listPaths(): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { path, unknownName } of table) {
    if (unknownName) paths.set(unknownName, descriptions[path]);
    if (!path.includes(':')) paths.set(path, descriptions[path]);
  }
  for (const [pattern, items] of Object.entries(details)) {
    for (const { name, description } of items) {
      paths.set(pattern.replace(':name', name), truncateAtSentence(description, descriptionLength));
    }
  }
  return paths;
}
