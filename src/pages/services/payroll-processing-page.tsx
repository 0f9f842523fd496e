import { payroll } from '@/content/services/payroll';
import { ServiceScreen } from './service-screen';

/** SERV-1 */
export default function PayrollProcessingPage() {
  return <ServiceScreen service={payroll} />;
}
