import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { deferredSection } from '@/loading/deferred';
import { Awards } from '@/sections/about/awards';
import { Intro } from '@/sections/about/intro';
import { People } from '@/sections/about/people';
import { Story } from '@/sections/about/story';
import { Values } from '@/sections/about/values';
import { Counters } from '@/sections/counters';
import { WhyUs } from '@/sections/why-us';

const Testimonials = deferredSection(() => import('@/sections/testimonials'));
const Pricing = deferredSection(() => import('@/sections/pricing'));
const Questions = deferredSection(() => import('@/sections/questions'));

/** ABOUT-1 */
export default function AboutPage() {
  return (
    <Sections>
      <BreadcrumbBanner heading="About" />
      <Intro />
      <Story />
      <Values />
      <Awards />
      <Counters />
      <WhyUs />
      <Testimonials />
      <Pricing />
      <Questions />
      <People />
    </Sections>
  );
}
