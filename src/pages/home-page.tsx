import { Sections } from '@/components/sections';
import { deferredSection } from '@/loading/deferred';
import { Hero } from '@/sections/hero';
import { LogoStrip } from '@/sections/logo-strip';
import { Solutions } from '@/sections/solutions';

const HomeMiddle = deferredSection(() => import('@/sections/home-middle'));
const Testimonials = deferredSection(() => import('@/sections/testimonials'));
const Pricing = deferredSection(() => import('@/sections/pricing'));
const Questions = deferredSection(() => import('@/sections/questions'));
const LatestPosts = deferredSection(() => import('@/sections/latest-posts'));

/** HOME-1 to HOME-13, in their order. What is below the first screen hydrates in parts. */
export default function HomePage() {
  return (
    <Sections>
      <Hero />
      <LogoStrip />
      <Solutions />
      <HomeMiddle />
      <Testimonials />
      <Pricing />
      <Questions />
      <LatestPosts />
    </Sections>
  );
}
