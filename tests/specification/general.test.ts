import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { details } from '@/content/details';
import { renderRoot } from '../support/render-root';
import { routePaths } from '../support/route-paths';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const pages = await Promise.all(
  routePaths.map(async (path) => ({ path, root: await renderRoot(path) })),
);
type Root = (typeof pages)[number]['root'];

const isElsewhere = (address: string) => /^(\w+:)?\/\//.test(address.trim());

/** What a page loads by itself. */
const loadedBy = (root: Root) => [
  ...valuesIn(root, '[src]', 'src'),
  ...valuesIn(root, '[srcset]', 'srcset').flatMap((set) => set.split(',')),
  ...valuesIn(root, '[poster]', 'poster'),
  ...valuesIn(root, 'link[href], image[href], use[href]', 'href'),
];

describe('what is loaded from elsewhere (GEN-2)', () => {
  it.each(pages.map(({ path, root }) => [path, root] as const))(
    'on %s is at most a map',
    (path, root) => {
      const frames = path === '/contact' ? valuesIn(root, 'iframe', 'src') : [];
      expect(loadedBy(root).filter(isElsewhere), `GEN-2 on ${path}`).toEqual(frames);
      expect(root.querySelectorAll('iframe').length, `GEN-2 on ${path}`).toBe(frames.length);
      expect(frames.length, `GEN-2 on ${path}`).toBe(path === '/contact' ? 1 : 0);
    },
  );

  it('is the map only once it is near', async () => {
    const root = await renderRoot('/contact');
    expect(valuesIn(root, 'iframe', 'loading'), 'GEN-2 on /contact').toEqual(['lazy']);
  });

  it('is nothing that a stylesheet or the document of every page names, fonts included', () => {
    const styles = readdirSync('src/styles', { encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(`src/styles/${name}`, 'utf8'));
    const named = [...styles, readFileSync('index.html', 'utf8')].flatMap((text) =>
      [...text.matchAll(/(?:url\(\s*|@import\s+|src=|href=)["']?([^"')\s]+)/g)].map(
        ([, address = '']) => address,
      ),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(isElsewhere), 'GEN-2').toEqual([]);
  });
});

it('every page is open to everyone, and shows nothing instead (GEN-3)', () => {
  const headings = pages.map(({ root }) => textsIn(root, 'h1').join());
  const shared = pages.filter((_, index) => headings.indexOf(headings[index] ?? '') !== index);
  expect(
    shared.map(({ path }) => path),
    'GEN-3: what shows another page',
  ).toEqual([]);
});

describe('the name of an item in its path (GEN-5)', () => {
  const named = Object.entries(details).flatMap(([pattern, items]) =>
    items.map(({ name }) => pattern.replace(':name', name)),
  );

  it('has only small letters, figures, hyphens and dots', () => {
    expect(named.length).toBeGreaterThan(20);
    const odd = named.filter((path) => !/^(\/[a-z0-9][a-z0-9.-]*)+$/.test(path));
    expect(odd, 'GEN-5').toEqual([]);
  });

  it.each([
    ['/team', 'h3 a'],
    ['/shop', 'h3 a'],
    ['/case-study', 'h3 a'],
    ['/blog', 'h2 ~ a'],
  ])(
    'on %s is in lower case with hyphens for spaces, and leads to the item',
    async (path, link) => {
      const links = linksIn(await renderRoot(path), `main ${link}`);
      expect(links.length, `GEN-5 on ${path}`).toBeGreaterThan(5);
      for (const [text, address] of links) {
        const name = text.replace(/^Read More: /, '');
        const slug = name.toLowerCase().split(' ').join('-');
        expect(address, `GEN-5 on ${path}`).toBe(`${path}/${slug}`);
        const [heading] = textsIn(await renderRoot(address), 'h1');
        expect(heading, `GEN-5 on ${address}`).toBe(name);
      }
    },
  );
});
