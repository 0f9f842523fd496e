import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { about } from '@/content/about';
import { Awards } from '@/sections/about/awards';
import { Contract } from '@/sections/about/contract';
import { Intro } from '@/sections/about/intro';
import { People } from '@/sections/about/people';
import { Story } from '@/sections/about/story';
import { TestimonialWall } from '@/sections/about/testimonial-wall';
import { Values } from '@/sections/about/values';
import { PlanLines } from '@/sections/plans/plan-parts';
import { Pricing } from '@/sections/plans/pricing';
import { Counters } from '@/sections/shared/counters';
import { Questions } from '@/sections/shared/questions';

/** ABOUT-1 */
export default function AboutPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="About" lead={about.lead} />
      <Intro />
      <Story />
      <Values />
      <Awards />
      <Counters />
      <Contract />
      <TestimonialWall />
      <Pricing list={PlanLines} />
      <Questions />
      <People />
    </Sections>
  );
}
