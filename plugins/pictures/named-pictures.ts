import { caseStudies, sampleCaseStudy } from '@/content/case-studies';
import { products } from '@/content/products';
import { shop } from '@/content/shop';
import { sampleMember, team } from '@/content/team';
import { testimonials } from '@/content/testimonials';

/** A picture that content names: where, and its path within the site. */
export type NamedPicture = { file: string; field: string; img: string };

const named = (file: string, entries: readonly { name: string; img: string }[]): NamedPicture[] =>
  entries.map(({ name, img }) => ({
    file: `src/content/${file}.ts`,
    field: `img of ${name}`,
    img,
  }));

/** All pictures that content names; posts are checked as they are read. */
export const namedPictures: readonly NamedPicture[] = [
  ...named('team', [...team, sampleMember]),
  ...named('testimonials', testimonials),
  ...named('case-studies', [...caseStudies, sampleCaseStudy]),
  ...named('products', products),
  ...named('shop', [shop.unknown]),
];
