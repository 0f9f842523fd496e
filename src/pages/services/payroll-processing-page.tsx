import { payroll } from '@/content/services/payroll';
import { Paydays } from '@/sections/services/paydays';
import { ServiceScreen } from './service-screen';

/** SERV-1, ST-DAYS */
export default function PayrollProcessingPage() {
  return <ServiceScreen service={payroll} afterMonth={<Paydays key="paydays" />} />;
}
