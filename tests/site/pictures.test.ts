import { pictures } from 'virtual:pictures';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@/entry-server';
import { nightly } from '../support/nightly';
import { openSite } from '../support/open-site';
import { caseStudyPath, member, product } from '../support/sample';
import { fullPost, pathOfPost } from '../support/sample-posts';

const visit = openSite({ isIsolated: true });

const table = pictures as Record<string, (readonly [string, number])[]>;
const own = { ...table };
afterEach(() => {
  for (const path of Object.keys(table)) if (!(path in own)) delete table[path];
});

/** A page's markup as if each of its drawings were a photograph. */
async function renderWithPhotographs(path: string): Promise<string> {
  const drawn = await renderPage(path);
  for (const [, src = ''] of drawn.matchAll(/<img [^>]*?\bsrc="(\/[^"]*\.svg)"/g)) {
    table[src] ??= [
      [src, 96],
      [src, 1440],
    ];
  }
  return renderPage(path);
}

/** Runs in the page: photographs that ask for much more than their width, or for less. */
function findWrongSizes(): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  const declared = (sizes: string) => {
    for (const part of sizes.split(',')) {
      const [, condition, length = ''] = /^\s*(?:(\(.*\))\s+)?(\S+)\s*$/.exec(part) ?? [];
      if (condition && !matchMedia(condition).matches) continue;
      probe.style.width = length;
      return probe.offsetWidth;
    }
    return 0;
  };
  const wrong = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].flatMap(
    (image) => {
      const { offsetWidth: width, sizes } = image;
      const asked = declared(sizes);
      const isRight = asked >= 0.95 * width && asked <= 1.5 * width + 8;
      return isRight || width === 0
        ? []
        : [`${image.getAttribute('src')} is ${width} px wide, not ${asked} (${sizes})`];
    },
  );
  probe.remove();
  return wrong;
}

const paths = [
  '/',
  '/team',
  pathOfPost(fullPost),
  '/about',
  '/blog',
  '/case-study',
  caseStudyPath,
  member.path,
  '/shop',
  product.path,
];

it.each(nightly(paths, paths.slice(0, 3)))(
  'a photograph on %s is loaded as large as it is shown',
  async (path) => {
    const markup = await renderWithPhotographs(path);
    const page = await visit({ path, bypassCSP: true });
    await page.evaluate((html) => {
      const rendered = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      document.querySelector('main')?.replaceWith(rendered ?? '');
    }, markup);
    expect(await page.locator('main img[sizes]').count()).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const width of [360, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await page.evaluate(findWrongSizes)) faults.push(`${width}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
