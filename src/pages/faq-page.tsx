import { BreadcrumbBanner } from '@/brand/breadcrumb-banner';
import { Sections } from '@/components/sections';
import { ContactCall } from '@/sections/shared/contact-call';
import { Questions } from '@/sections/shared/questions';

/** FAQ-1 */
export default function FaqPage() {
  return (
    <Sections>
      <BreadcrumbBanner
        heading="FAQ"
        lead="Switching, filing, penalties, contractors and paydays, with the forms and dates you need."
      />
      <Questions />
      <div className="pt-section">
        <ContactCall who="questions" />
      </div>
    </Sections>
  );
}
