import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePosts, makeProducts } from './make-catalog';

/**
 * Writes content modules with `count` posts and products into a folder, which the build reads from
 * `CATALOG_DIR`. If `count` is larger than `sample`, only about `sample` of each kind, evenly
 * distributed, get a page. Returns a post and a product with a page.
 */
export function writeCatalog(folder: string, count: number, sample: number) {
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
