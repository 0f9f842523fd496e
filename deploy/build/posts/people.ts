import { slugify } from '../../../src/lib/slugify.ts';

/** The path of the portrait that someone of a name has, if there is one. */
export const portraitOf = (name: string) => `/portraits/${slugify(name.replace(/^Dr\. /, ''))}.svg`;
