import { caseStudies } from '@/content/case-studies';
import { claims } from '@/content/claims';
import { firm } from '@/content/firm';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { serviceCards } from '@/content/services';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { capitalized, counted, numberWord } from '@/lib/wording';

// Words for sentences that count, and for their start. The build inlines constants of their own.
export const offices = counted(firm.offices.length, 'office', 'offices');
export const practiceCount = numberWord(serviceCards.length);
export const practiceCountAtStart = capitalized(practiceCount);
export const planCount = numberWord(plans.length);
export const planCountAtStart = capitalized(planCount);
export const leadCount = numberWord(team.length);
export const leadCountAtStart = capitalized(leadCount);
export const testimonialCountAtStart = capitalized(numberWord(testimonials.length));
export const caseStudyCount = numberWord(caseStudies.length);
export const caseStudyCountAtStart = capitalized(caseStudyCount);
export const courseCountAtStart = capitalized(numberWord(products.length));
export const switchWeekCount = numberWord(claims.switchWeeks);
export const switchWeekCountAtStart = capitalized(switchWeekCount);
