import type { Route } from '../../../src/routes';
import type { PageWords } from './read-markup';

/** A page as the build knows it. */
export type BuiltPage = {
  path: string;
  route: Route;
  title: string;
  description: string;
  /** The path of its sharing image. */
  image: string;
  /** What the page is about, where that comes one by one; null for a name that nothing has. */
  item?: object | null;
  markup: string;
  words: PageWords;
};
