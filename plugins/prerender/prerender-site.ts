import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { SiteRules } from '../../server/site-rules';
import { firm } from '../../src/content/firm';
import * as entry from '../../src/entry-server';
import { truncateAtSentence } from '../../src/lib/truncate-at-sentence';
import type { Route } from '../../src/routes';
import { addFontLicenses, licenseFile } from '../font-licenses';
import type { BuiltPage } from './built-page';
import { fillTemplate, inlineHash, inlineScripts, minifyScripts } from './document';
import { drawSharingImages } from './draw-sharing-images';
import { type FeedEntry, feed, feedFile } from './feed';
import { writeHostFiles } from './host-files';
import { inlinePictures } from './inline-pictures';
import { isListed } from './listed';
import { dayIn } from './post-day';
import { readMarkup } from './read-markup';
import { type SharingWords, sharingWords } from './sharing-words';
import { readSiteAddress } from './site-address';
import { type ListedPage, robots, sitemap } from './sitemap';
import { subjectOf } from './subject';
import { webManifest, webManifestFile } from './web-manifest';

type Options = {
  /** The output folder, where the rules for hosts are written. */
  dist: string;
  /** The folder of the client's build below it, to which the pages are added. */
  folder: string;
  /** The base path, with a leading and trailing slash. */
  base: string;
  env: Readonly<Record<string, string | undefined>>;
};

type ServerEntry = typeof entry;

/** Search engines truncate descriptions at about this many characters. */
const descriptionLength = 165;

/**
 * Writes every route as HTML, the blog's feed, the sitemap, robots.txt and the web manifest; resolves to the text of
 * each page's sharing image. Rejects on any error.
 */
export async function prerenderSite({ dist, folder: site, base, env }: Options): Promise<number> {
  const address = readSiteAddress(env, base);
  const template = minifyScripts(await readFile(join(site, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const routes: readonly Route[] = entry.routes;

  const today = dayIn(firm.timeZone.id);
  const paths = listPaths(entry);
  const [stylesheet = ''] = manifest['index.html']?.css ?? [];
  const styles = (await readFile(join(site, stylesheet), 'utf8')).trim();

  const writeInto = async (file: string, content: string) => {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), content);
  };
  const build = async (path: string, description: string): Promise<BuiltPage> => {
    const { route } = entry.findRoute(path);
    const rendered = await entry.renderPage(path);
    const words = readMarkup(path, rendered, base);
    for (const [, src = ''] of rendered.matchAll(/<img [^>]*?\bsrc="(\/[^"]*)"/g)) {
      const isThere = existsSync(join(site, src.slice(base.length)));
      if (!isThere) throw new Error(`${path} shows a missing picture: ${src}`);
    }
    const markup = await inlinePictures(rendered, site, base);
    const image = path === '/' ? '/og/home.png' : `/og${path}.png`;
    const title = entry.documentTitle(route.title);
    const file = entry.itemFile(path);
    const item = await entry.preloadItem(path);
    if (file) await writeInto(file, JSON.stringify(item));
    const subject = subjectOf(path, { item, team: entry.team, today });
    return { path, route, title, description, image, item, subject, markup, words };
  };

  const scripts = new Set<string>();
  const sharingImages: SharingWords[] = [];
  const posts: FeedEntry[] = [];
  const listed: ListedPage[] = [];
  for (const [path, description] of paths) {
    const page = await build(path, description);
    const post = page.subject?.kind === 'post' ? page.subject.post : undefined;
    if (post) posts.push({ ...post, path });
    if (isListed(path)) listed.push({ address: address + path, day: post?.day });
    sharingImages.push(sharingWords(page));
    const html = fillTemplate(template, manifest, page, styles, { base, address });
    for (const script of inlineScripts(html)) scripts.add(script);
    await writeInto(path === '/' ? 'index.html' : `${path}.html`, html);
    if (path === '/not-found') await writeInto('404.html', html);
  }

  const subtitle = entry.descriptions['/blog'];
  await writeInto(feedFile, feed({ entries: posts, subtitle, address, today }));
  await writeInto('sitemap.xml', sitemap(listed));
  await writeInto('robots.txt', robots(address));
  await writeInto(webManifestFile, webManifest());

  const fallbacks = routes.flatMap(({ path, unknownName }) =>
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
  await addFontLicenses(join(site, licenseFile));
  await drawSharingImages(sharingImages, site, address);
  await writeHostFiles(dist);
  return sharingImages.length;
}

/** The paths to build and their descriptions. */
function listPaths({ routes, descriptions, details }: ServerEntry): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const table: readonly Route[] = routes;
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
