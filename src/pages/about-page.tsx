import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { Awards } from '@/sections/about/awards';
import { Intro } from '@/sections/about/intro';
import { People } from '@/sections/about/people';
import { Story } from '@/sections/about/story';
import { Values } from '@/sections/about/values';
import { Counters } from '@/sections/counters';
import { Pricing } from '@/sections/pricing';
import { Questions } from '@/sections/questions';
import { TestimonialWall } from '@/sections/testimonial-wall';
import { WhyUs } from '@/sections/why-us';

/** ABOUT-1 */
export default function AboutPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="About" />
      <Intro />
      <Story />
      <Values />
      <Awards />
      <Counters look="ledger" />
      <WhyUs look="contract" />
      <TestimonialWall />
      <Pricing look="lines" />
      <Questions look="centered" />
      <People />
    </Sections>
  );
}
