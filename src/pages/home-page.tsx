import { Sections } from '@/components/sections';
import { ContactCall } from '@/sections/contact-call';
import { Counters } from '@/sections/counters';
import { Features } from '@/sections/features';
import { Hero } from '@/sections/hero';
import { Integrations } from '@/sections/integrations';
import { LatestPosts } from '@/sections/latest-posts';
import { LogoStrip } from '@/sections/logo-strip';
import { Pricing } from '@/sections/pricing';
import { Questions } from '@/sections/questions';
import { Solutions } from '@/sections/solutions';
import { Steps } from '@/sections/steps';
import { Testimonials } from '@/sections/testimonials';
import { WhyUs } from '@/sections/why-us';

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
      <ContactCall />
      <Testimonials />
      <Pricing />
      <Questions />
      <LatestPosts />
    </Sections>
  );
}
