import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { slugify } from '../../src/lib/slugify';
import { firstFirm } from './first-firm';
import { otherCounts, otherNames } from './other-facts';
import { rename } from './renamings';

/**
 * Names the posts of the folder’s site as the other firm does, adds copies of the first ones, and takes
 * the comments of the first away. The names that posts mention are renamed with the other content.
 */
export function changePosts(folder: string): void {
  const posts = join(folder, 'src/content/posts');
  const texts = readdirSync(posts)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = join(posts, file);
      const text = readFileSync(path, 'utf8');
      rmSync(path);
      return text;
    });
  for (let index = 0; index < otherCounts.posts; index += 1) {
    const text = texts[index % texts.length] ?? '';
    const [, front = '', article = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const fields = parseDocument(front);
    const title =
      index < texts.length ? rename(String(fields.get('title'))) : (otherNames.posts[index] ?? '');
    fields.set('title', title);
    const isCopy = index >= texts.length;
    if (isCopy) setApart(fields, title);
    if (index === 0) fields.delete('comments');
    writeFileSync(
      join(posts, `${slugify(title)}.md`),
      `---\n${fields.toString({ lineWidth: 0 })}---\n${isCopy ? article.replace(/\S.*/, `${title}, in short.`) : article}`,
    );
  }
  if (texts.length !== firstFirm.posts.length) throw new Error('Posts are missing in the copy');
}

/** Gives a copied post a description and comments of its own. */
function setApart(fields: Document, title: string): void {
  fields.set('description', `${title}: ${fields.get('description')}`);
  visit(fields, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === 'text' && isScalar(value)) {
        value.value = `${title}: ${value.value}`;
      }
    },
  });
}
