import { realEstate } from '@/content/services/real-estate';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function RealEstateServicesPage() {
  return <ServiceScreen service={realEstate} />;
}
