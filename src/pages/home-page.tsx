import { Sections } from '@/components/sections';
import { Features } from '@/sections/home/features';
import { Hero } from '@/sections/home/hero';
import { Integrations } from '@/sections/home/integrations';
import { LatestPosts } from '@/sections/home/latest-posts';
import { LogoStrip } from '@/sections/home/logo-strip';
import { Solutions } from '@/sections/home/solutions';
import { Steps } from '@/sections/home/steps';
import { Pricing } from '@/sections/plans/pricing';
import { ContactCall } from '@/sections/shared/contact-call';
import { Counters } from '@/sections/shared/counters';
import { Questions } from '@/sections/shared/questions';
import { Testimonials } from '@/sections/shared/testimonials';
import { WhyUs } from '@/sections/shared/why-us';

/** HOME-1 to HOME-13, in their order. */
export default function HomePage() {
  return (
    <Sections>
      <Hero />
      <LogoStrip />
      <Solutions />
      <Features />
      <Counters />
      <Steps />
      <WhyUs />
      <Integrations />
      <ContactCall who="firm" />
      <Testimonials />
      <Pricing />
      <Questions />
      <LatestPosts />
    </Sections>
  );
}
