import { Sections } from '@/components/sections';
import { payroll } from '@/content/services/payroll';
import { Questions } from '@/sections/questions';
import { Audience } from '@/sections/services/audience';
import { Month } from '@/sections/services/month';
import { Offerings } from '@/sections/services/offerings';
import { PaperBand } from '@/sections/services/paper-band';
import { ServiceAction } from '@/sections/services/service-action';
import { ServiceBanner } from '@/sections/services/service-banner';

/** SERV-1 */
export default function PayrollProcessingPage() {
  return (
    <Sections>
      <ServiceBanner service={payroll} />
      <PaperBand paper={payroll.artefact} look="bleed" />
      <Offerings service={payroll} look="ledger" />
      <Month service={payroll} look="rail" />
      <Audience service={payroll} look="cards" />
      <Questions {...payroll.questions} />
      <ServiceAction service={payroll} />
    </Sections>
  );
}
