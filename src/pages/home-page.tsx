import { Suspense } from 'react';
import { deferredSection } from '@/lib/deferred';
import { ContactCall } from '@/sections/contact-call';
import { Counters } from '@/sections/counters';
import { Features } from '@/sections/features';
import { Hero } from '@/sections/hero';
import { Integrations } from '@/sections/integrations';
import { LogoStrip } from '@/sections/logo-strip';
import { Solutions } from '@/sections/solutions';
import { Steps } from '@/sections/steps';
import { WhyUs } from '@/sections/why-us';

const Testimonials = deferredSection(() => import('@/sections/testimonials'));
const Pricing = deferredSection(() => import('@/sections/pricing'));
const Questions = deferredSection(() => import('@/sections/questions'));
const LatestPosts = deferredSection(() => import('@/sections/latest-posts'));

/** HOME-1 to HOME-13, in their order. What is below the first screen hydrates in parts. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <LogoStrip />
      <Solutions />
      <Suspense>
        <Features />
        <Counters />
      </Suspense>
      <Suspense>
        <Steps />
        <WhyUs />
      </Suspense>
      <Suspense>
        <Integrations />
        <ContactCall />
      </Suspense>
      <Testimonials />
      <Pricing />
      <Questions />
      <LatestPosts />
    </>
  );
}
