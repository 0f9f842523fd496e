import { ContactCall } from '@/sections/contact-call';
import { Counters } from '@/sections/counters';
import { Features } from '@/sections/features';
import { Integrations } from '@/sections/integrations';
import { Steps } from '@/sections/steps';
import { WhyUs } from '@/sections/why-us';

/** HOME-4 to HOME-9, which lie below the first screen. */
export default function HomeMiddle() {
  return (
    <>
      <Features />
      <Counters />
      <Steps />
      <WhyUs />
      <Integrations />
      <ContactCall />
    </>
  );
}
