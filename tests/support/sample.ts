import { about } from '@/content/about';
import { caseStudies } from '@/content/case-studies';
import { faqs } from '@/content/faqs';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/ids';
import { priceFor } from '@/lib/money';

/**
 * Items of the content by kind, with what the site makes of them, so that the tests of its behavior
 * hold for the words of any firm.
 */

/** The item at an index of a list that has one. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`The content has no item ${index} of this kind`);
  return item;
}

const productAt = (index: number) => {
  const { id, name, price } = itemAt(products, index);
  const slug = slugify(name);
  return { id, name, slug, path: `/shop/${slug}`, price: Number(price) };
};
/** A product, with its page. */
export const product = productAt(0);
/** Another product, to which the page of the first one links. */
export const otherProduct = productAt(1);

const memberSlug = slugify(itemAt(team, 0).name);
/** A member of the team, with their page. */
export const member = { slug: memberSlug, path: `/team/${memberSlug}` };

/** The page of a case study. */
export const caseStudyPath = `/case-study/${slugify(itemAt(caseStudies, 0).name)}`;

/** A question that is closed at first. */
export const { question } = itemAt(faqs, 1);

/** The names of two awards that follow each other, and of another one. */
export const awards = [0, 1, 3].map((index) => itemAt(about.awards.items, index).name) as [
  string,
  string,
  string,
];

/** The plans' prices as they are shown. */
export const planPrices = {
  monthly: plans.map(({ monthlyPrice }) => `${priceFor(monthlyPrice, 'monthly')}`),
  yearly: plans.map(({ monthlyPrice }) => `${priceFor(monthlyPrice, 'yearly')}`),
};
