import { Sections } from '@/components/sections';
import { accounting } from '@/content/services/accounting';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function AccountingServicesPage() {
  return (
    <Sections>
      <ServiceBanner service={accounting} />
      <Offerings service={accounting} look="bento" />
      <PaperBand paper={accounting.artefact} look="dark" />
      <Month service={accounting} look="list" />
      <Audience service={accounting} look="rows" />
      <Questions {...accounting.questions} />
      <ServiceAction service={accounting} />
    </Sections>
  );
}
