import { accounting } from '@/content/services/accounting';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function AccountingServicesPage() {
  return <ServiceScreen service={accounting} />;
}
