import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePosts, makeProducts } from './make-catalogue';

/**
 * Writes content modules with `count` posts and products into a folder, for the build to read from
 * `CATALOGUE_DIR`. If that is more than `sample`, only about `sample` of each kind, evenly spread,
 * get a page. Returns the names of a post and a product that have one.
 */
export function writeCatalogue(folder: string, count: number, sample: number) {
  const content = resolve('src/content');
  const posts = makePosts(count);
  const products = makeProducts(count);
  const step = Math.ceil(count / sample);
  const files = {
    'posts.ts': `export const posts = ${JSON.stringify(posts)};\n`,
    'products.ts': `export const products = ${JSON.stringify(products)};\n`,
    'details.ts': `import { details as all } from '${content}/details';
const sample = (items) => items.filter((_, index) => index % ${step} === 0);
export const details = { ...all, '/blog/:name': sample(all['/blog/:name']), '/shop/:name': sample(all['/shop/:name']) };\n`,
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const middle = Math.floor(count / step / 2) * step;
  return { post: posts[middle], product: products[middle], posts, products };
}
