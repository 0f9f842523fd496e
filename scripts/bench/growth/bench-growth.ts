/**
 * Builds the site with 10, 100, 1,000 and 10,000 posts and products and reports the cost of a page:
 * `npm run bench:growth`, or `npm run bench:growth -- 10 100` for other counts. Only a sample of a
 * large catalog's pages is built (about `SAMPLE` of each kind, 60 by default). Exits with 1 if a
 * page's figures grow with the catalog.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { slugify } from '../../../src/lib/slugify';
import { builtSizes } from '../built-sizes';
import { writeCatalog } from './write-catalog';

/** Maximum ratio of a page's cost in the largest catalog to that in the smallest. */
const limits = { time: 1.6, size: 1.15 };
/** A tolerance for names and rounding, in kB. */
const allowance = 0.5;
const counts = process.argv.slice(2).map(Number);
const sample = Number(process.env.SAMPLE ?? 60);

type Row = Record<string, number | string>;

function measure(count: number): Row {
  const cache = resolve('node_modules/.cache/growth', String(count));
  const { post, product } = writeCatalog(join(cache, 'content'), count, sample);
  const env = { ...process.env, OUT_DIR: cache, CATALOG_DIR: join(cache, 'content') };
  const output = execFileSync('npx', ['tsx', 'deploy/build/build.ts'], { env, encoding: 'utf8' });
  const [, pages = '', files = '', seconds = ''] =
    /Built (\d+) pages and compressed (\d+) files in ([\d.]+) s/.exec(output) ?? [];
  const site = join(cache, 'site');
  const kilobytes = (file: string) => Math.round(statSync(join(site, file)).size / 100) / 10;
  const name = { blog: slugify(post?.title ?? ''), shop: slugify(product?.name ?? '') };
  const row: Row = { items: count, 'pages built': Number(pages), 'build s': Number(seconds) };
  for (const path of ['blog', 'shop', `blog/${name.blog}`, `shop/${name.shop}`]) {
    const label = path.includes('/') ? `${path.split('/')[0]} item` : path;
    row[`${label}: HTML kB`] = kilobytes(`${path}.html`);
    row[`${label}: script kB`] = builtSizes(site, `${path}.html`)['script to interactive kB'];
    const data = `data/${path}.json`;
    if (path.includes('/'))
      row[`${label}: data kB`] = existsSync(join(site, data)) ? kilobytes(data) : 0;
  }
  row.files = Number(files);
  row['sitemap kB'] = Math.round(readFileSync(join(site, 'sitemap.xml')).length / 1000);
  rmSync(cache, { recursive: true });
  return row;
}

const rows: Row[] = [];
for (const count of counts.length > 0 ? counts : [10, 100, 1000, 10_000]) {
  const row = measure(count);
  const of = (key: string, one: Row | undefined) => Number(one?.[key] ?? 0);
  row['ms per page'] = Math.round((of('build s', row) * 1000) / of('pages built', row));
  rows.push(row);
  console.log(`${count} posts and products: ${row['build s']} s`);
}
const keys = Object.keys(rows[0] ?? {});
for (const key of keys) {
  console.log(key.padEnd(24), ...rows.map((row) => String(row[key]).padStart(9)));
}
console.log(`Pages built: all, or about ${sample} of each kind if there are more.`);

const perPage = keys.filter((key) => /kB$/.test(key) && key !== 'sitemap kB');
const grown = [
  ...perPage.map((key) => [key, limits.size] as const),
  ['ms per page', limits.time] as const,
].filter(([key, limit]) => Number(rows.at(-1)?.[key]) > Number(rows[0]?.[key]) * limit + allowance);
for (const [key, limit] of grown) console.error(`${key} grows more than ${limit} times`);
process.exitCode = grown.length > 0 ? 1 : 0;
