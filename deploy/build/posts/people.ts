import { slugify } from '../../../src/lib/slugify.ts';

/** The path of a person's portrait, which may not exist. */
export const portraitOf = (name: string) => `/portraits/${slugify(name.replace(/^Dr\. /, ''))}.svg`;
