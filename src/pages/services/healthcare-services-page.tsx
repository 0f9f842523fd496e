import { healthcare } from '@/content/services/healthcare';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function HealthcareServicesPage() {
  return <ServiceScreen service={healthcare} />;
}
