import { Sections } from '@/components/sections';
import { realEstate } from '@/content/services/real-estate';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function RealEstateServicesPage() {
  return (
    <Sections>
      <ServiceBanner service={realEstate} />
      <Audience service={realEstate} look="rows" />
      <PaperBand paper={realEstate.artefact} look="bleed" />
      <Month service={realEstate} look="rail" />
      <Offerings service={realEstate} look="bento" />
      <Questions {...realEstate.questions} />
      <ServiceAction service={realEstate} />
    </Sections>
  );
}
