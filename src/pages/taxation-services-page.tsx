import { Sections } from '@/components/sections';
import { taxation } from '@/content/services/taxation';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function TaxationServicesPage() {
  return (
    <Sections>
      <ServiceBanner service={taxation} />
      <Offerings service={taxation} look="columns" />
      <PaperBand paper={taxation.artefact} look="plain" />
      <Audience service={taxation} look="cards" />
      <Month service={taxation} look="list" />
      <Questions {...taxation.questions} />
      <ServiceAction service={taxation} />
    </Sections>
  );
}
