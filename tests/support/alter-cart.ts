import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Makes the site's cart calculate a wrong item price. */
export async function alterCart(page: Page) {
  const folder = 'dist/site/assets';
  const itemPrice = /recalculate:(\w+)\(\{itemPrice:[^}]+\}\) *=> *[^}]+\}\)/;
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  const name = readdirSync(folder).find(
    (one) => /^(?!statecharts).*\.js$/.test(one) && itemPrice.test(read(one)),
  );
  if (!name) throw new Error('No code of the site calculates the item price');
  const body = read(name).replace(itemPrice, 'recalculate:$1({itemPrice:()=>1})');
  await page.route(`**/${name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
