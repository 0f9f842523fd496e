import { Sections } from '@/components/sections';
import { dentist } from '@/content/services/dentist';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function DentistServicesPage() {
  return (
    <Sections>
      <ServiceBanner service={dentist} />
      <Month service={dentist} look="list" />
      <PaperBand paper={dentist.artefact} look="dark" />
      <Offerings service={dentist} look="columns" />
      <Audience service={dentist} look="cards" />
      <Questions {...dentist.questions} />
      <ServiceAction service={dentist} />
    </Sections>
  );
}
