import { taxation } from '@/content/services/taxation';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function TaxationServicesPage() {
  return <ServiceScreen service={taxation} />;
}
