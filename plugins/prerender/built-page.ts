import type { Route } from '../../src/routes';
import type { PageMetadata } from './read-markup';
import type { Subject } from './subject';

/** A rendered page and its metadata. */
export type BuiltPage = {
  path: string;
  route: Route;
  title: string;
  description: string;
  /** The path of its sharing image. */
  image: string;
  /** The page's item, if items of its kind are fetched one at a time; null for an unknown name. */
  item?: object | null;
  subject?: Subject | undefined;
  markup: string;
  words: PageMetadata;
};
