import { firm } from '../../src/content/firm';
import type { DetailPath } from '../../src/routes';
import type { BuiltPage } from './built-page';
import type { Picture } from './read-markup';

/** What a page's sharing image shows, and the image's path. */
export type SharingWords = {
  file: string;
  heading: string;
  /** The page's section of the site, if any. */
  section: string | undefined;
  /** The picture beside the heading; by default a bank statement. */
  picture: Picture | undefined;
};

type Page = Pick<BuiltPage, 'route' | 'image' | 'words'>;

/** The pictures of items, in words. */
const pictures: Partial<Record<string, string>> = {
  '/blog/:name': 'the picture of the article',
  '/case-study/:name': 'the picture of the case',
  '/shop/:name': 'the picture of the product',
  '/team/:name': 'a portrait',
} satisfies Record<DetailPath, string>;

export function sharingWords({ route, image, words }: Page): SharingWords {
  const parent = words.crumbs.at(-2);
  return {
    file: image,
    heading: words.heading,
    section: parent?.path === '/' ? undefined : parent?.name,
    picture: route.path in pictures ? words.picture : undefined,
  };
}

/** What a page's sharing image shows, in words. */
export function sharingAlt(page: Page): string {
  const { heading, picture } = sharingWords(page);
  const side = picture ? pictures[page.route.path] : 'a bank statement that adds up';
  return `${firm.name}: “${heading}” beside ${side}`;
}
