import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { phone } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/ids';
import { type Route, routes } from '@/routes';
import { dayIn, postDay } from '../../plugins/prerender/structured-data';
import { builtPages, plain, readPage } from '../support/built-pages';
import { caseStudyPath, member, product } from '../support/sample';
import { newestPost, pathOfPost } from '../support/sample-posts';

const address = `https://${firm.domain}`;
const pages = builtPages().map((path) => ({ path, document: readPage(path) }));
type Document = (typeof pages)[number]['document'];

const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content');

/** Width and height in px, from the header of a PNG file. */
function pngSize(file: string) {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

type Thing = { '@type': string } & Record<string, unknown>;
type Posting = Thing & { author: { url: string }; image: string[] };
const thingsOf = (document: Document): Thing[] => {
  const block = document.querySelector('script[type="application/ld+json"]');
  return block ? JSON.parse(block.textContent)['@graph'] : [];
};
const thing = (document: Document, type: string) =>
  thingsOf(document).find((one) => one['@type'] === type);

describe.each(pages)('the metadata of $path', ({ path, document }) => {
  it('has its canonical address', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(address + path);
    expect(contentOf(document, 'meta[property="og:url"]')).toBe(address + path);
  });

  it('has no preloads but of its first picture, since they would delay the first paint', () => {
    const preloads = 'link[rel=preload]:not([as=image]), link[rel=modulepreload]';
    expect(document.querySelectorAll(preloads)).toHaveLength(0);
  });

  it('has a description of one or two sentences', () => {
    const description = contentOf(document, 'meta[name=description]') ?? '';
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(contentOf(document, 'meta[property="og:description"]')).toBe(description);
  });

  it('lets iOS make no links of its dates and numbers, and has its own', () => {
    expect(contentOf(document, 'meta[name=format-detection]')).toBe(
      'telephone=no, date=no, address=no, email=no',
    );
    const body = document.body.cloneNode(true);
    for (const element of body.querySelectorAll('a, script')) element.remove();
    expect(body.textContent.match(/\(\d{3}\)\s*\d{3}-\d{4}|\S+@\S+/g)).toBeNull();
  });

  it('has its heading and a sharing image', () => {
    expect(contentOf(document, 'meta[property="og:title"]')).toBe(
      plain(document.querySelector('h1')?.textContent),
    );
    const image = contentOf(document, 'meta[property="og:image"]') ?? '';
    expect(image.startsWith(`${address}/og/`)).toBe(true);
    expect(pngSize(image.replace(address, 'dist/site'))).toEqual([1200, 630]);
  });

  it('has the same breadcrumb as the page', () => {
    const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((item) => ({
      name: plain(item.textContent).replace(/ ?\/$/, ''),
      item: address + (item.querySelector('a')?.getAttribute('href') ?? path),
    }));
    const list = thing(document, 'BreadcrumbList')?.itemListElement as
      | { name: string; item: string }[]
      | undefined;
    expect((list ?? []).map(({ name, item }) => ({ name, item }))).toEqual(shown);
  });
});

describe('the sharing images', () => {
  /** What stands beside the heading in a page's image. */
  const sideOf = (path: string) => {
    const image = PNG.sync.read(readFileSync(`dist/site/og${path}.png`));
    const left = 700;
    const side = new PNG({ width: image.width - left, height: image.height });
    PNG.bitblt(image, side, left, 0, side.width, side.height, 0, 0);
    return createHash('sha256').update(side.data).digest('hex');
  };

  it('show the pictures of items, and something else on other pages', () => {
    const items = [pathOfPost(newestPost), product.path, member.path, caseStudyPath];
    const sides = ['/home', ...items].map(sideOf);
    expect(new Set(sides).size).toBe(sides.length);
    expect(sideOf('/about')).toBe(sideOf('/home'));
  });
});

describe('structured data', () => {
  const page = (path: string) => pages.find((one) => one.path === path)?.document as Document;

  it('describes the firm, with its hours, only on the home page', () => {
    expect(pages.filter(({ document }) => thing(document, 'AccountingService'))).toEqual([
      pages.find(({ path }) => path === '/'),
    ]);
    expect(thing(page('/'), 'AccountingService')).toMatchObject({
      name: firm.name,
      foundingDate: `${firm.founded}`,
      telephone: phone.href.replace('tel:', ''),
      openingHoursSpecification: {
        dayOfWeek: firm.hours.days,
        opens: firm.hours.opens,
        closes: firm.hours.closes,
      },
    });
  });

  it.each(pages.filter(({ path }) => path === '/faq' || path.startsWith('/services/')))(
    'answers the questions of $path',
    ({ document }) => {
      const entities = thing(document, 'FAQPage')?.mainEntity as { name: string }[];
      const shown = [...document.querySelectorAll('[aria-labelledby="questions-title"] h3')];
      expect(entities.map(({ name }) => name)).toEqual(
        shown.map((heading) => plain(heading.textContent)),
      );
      expect(entities.length).toBeGreaterThan(0);
    },
  );

  const built = new Set(pages.map(({ path }) => address + path));
  const isPicture = (one: string) =>
    one.startsWith(`${address}/`) && existsSync(one.replace(address, 'dist/site'));

  it('dates each post, and names its author with their page', () => {
    const today = dayIn(firm.timeZone.id);
    expect(posts.length).toBeGreaterThan(0);
    for (const post of posts) {
      const posting = thing(page(pathOfPost(post)), 'BlogPosting');
      expect(posting).toMatchObject({
        headline: post.title,
        description: expect.stringMatching(/./),
        datePublished: postDay(post.date, today),
        mainEntityOfPage: address + pathOfPost(post),
        author: { '@type': 'Person', name: post.author.name },
        publisher: { '@id': `${address}/#firm` },
      });
      const { author, image: images } = posting as Posting;
      expect(built).toContain(author.url);
      expect(images.length).toBeGreaterThan(1);
      expect(images.filter((one) => !isPicture(one))).toEqual([]);
    }
  });

  it('describes each member and each product, with a picture', () => {
    const items = [
      ...team.map(({ name }) => ({ type: 'Person', name, folder: '/team/' })),
      ...products.map(({ name }) => ({ type: 'Product', name, folder: '/shop/' })),
    ];
    for (const { type, name, folder } of items) {
      const path = folder + slugify(name);
      const found = thing(page(path), type);
      expect(found).toMatchObject({ name, url: address + path });
      const images = found?.image as string[];
      expect(images.map(isPicture)).toEqual([true]);
    }
  });

  it('offers nothing, since nothing can be bought', () => {
    expect(
      pages.filter(({ document }) => /"offers?"/i.test(JSON.stringify(thingsOf(document)))),
    ).toEqual([]);
  });
});

describe('the feed', () => {
  it('is linked from the pages of the blog, and from no other', () => {
    const links = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll('link[type="application/atom+xml"]')].map((link) => ({
        path,
        rel: link.getAttribute('rel'),
        href: link.getAttribute('href'),
      })),
    );
    const blog = pages.filter(({ path }) => path.startsWith('/blog'));
    expect(blog.length).toBeGreaterThan(posts.length);
    expect(links).toEqual(
      blog.map(({ path }) => ({ path, rel: 'alternate', href: `${address}/feed.atom` })),
    );
  });

  it('lists posts, by the addresses of their pages', () => {
    const feed = readFileSync('dist/site/feed.atom', 'utf8');
    const ids = [...feed.matchAll(/<entry>\s*<id>(.+?)<\/id>/g)].map(([, id]) => id);
    const known = posts.map((post) => address + pathOfPost(post));
    expect(ids.length).toBe(Math.min(20, posts.length));
    expect(ids.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });
});

it('no two pages have the same description', () => {
  const all = pages.map(({ document }) => contentOf(document, 'meta[name=description]'));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

describe('what search engines list', () => {
  const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8');
  const entries = [...sitemap.matchAll(/<loc>(.+?)<\/loc>(?:<lastmod>(.+?)<\/lastmod>)?/g)].map(
    ([, url, day]) => ({ path: url?.replace(address, ''), day }),
  );
  const screens = ['/cart', '/checkout', '/register', '/login', '/error', '/not-found'];
  const samples = (routes as readonly Route[]).flatMap(({ unknownName }) => unknownName ?? []);
  const unlisted: string[] = [...screens, ...samples];

  it('is every page but screens and samples for unknown names', () => {
    expect(entries.map(({ path }) => path).sort()).toEqual(
      pages.map(({ path }) => path).filter((path) => !unlisted.includes(path)),
    );
  });

  it('is what robots.txt and the pages themselves say', () => {
    expect(readFileSync('dist/site/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
    );
    const closed = pages.filter(({ document }) => contentOf(document, 'meta[name=robots]'));
    expect(closed.map(({ path }) => path)).toEqual(unlisted.toSorted());
    for (const document of [...closed.map((page) => page.document), readPage('/404')]) {
      expect(contentOf(document, 'meta[name=robots]')).toBe('noindex');
    }
  });
});

it('the web manifest names the firm, and icons that exist, with their sizes', () => {
  const { name, icons } = JSON.parse(readFileSync('dist/site/site.webmanifest', 'utf8'));
  expect(name).toBe(firm.name);
  expect(icons.length).toBe(4);
  for (const { src, sizes } of icons) {
    expect(existsSync(join('dist/site', src))).toBe(true);
    if (src.endsWith('.png')) expect(pngSize(join('dist/site', src)).join('x')).toBe(sizes);
  }
});
