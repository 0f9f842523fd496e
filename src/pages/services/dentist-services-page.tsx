import { dentist } from '@/content/services/dentist';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function DentistServicesPage() {
  return <ServiceScreen service={dentist} />;
}
