import { Sections } from '@/components/sections';
import { healthcare } from '@/content/services/healthcare';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function HealthcareServicesPage() {
  return (
    <Sections>
      <ServiceBanner service={healthcare} />
      <PaperBand paper={healthcare.artefact} look="plain" />
      <Offerings service={healthcare} look="ledger" />
      <Audience service={healthcare} look="rows" />
      <Month service={healthcare} look="list" />
      <Questions {...healthcare.questions} />
      <ServiceAction service={healthcare} />
    </Sections>
  );
}
