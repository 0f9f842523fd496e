import { caseStudies } from '@/content/case-studies';
import { firm } from '@/content/firm';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { serviceCards } from '@/content/services';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { numberWord } from '@/lib/number-word';

/** How many there are, in words, for sentences that count them. */
export const counts = {
  offices: numberWord(firm.offices.length),
  practices: numberWord(serviceCards.length),
  plans: numberWord(plans.length),
  team: numberWord(team.length),
  testimonials: numberWord(testimonials.length),
  caseStudies: numberWord(caseStudies.length),
  products: numberWord(products.length),
};
