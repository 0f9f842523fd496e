import { BreadcrumbBanner } from '@/components/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { deferredSection } from '@/loading/deferred';
import { ContactCall } from '@/sections/contact-call';

const Questions = deferredSection(() => import('@/sections/questions'));

/** FAQ-1 */
export default function FaqPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="FAQ"
        lead="Switching, filing, liability, contractors and paydays, each answered in under a minute of reading."
      />
      <Questions />
      <div className="pt-section">
        <ContactCall />
      </div>
    </Sections>
  );
}
