import { routes } from '@/routes';
import { nightly } from './nightly';

/** Every page, except those that differ from a listed page only in their text. */
export const everyPath: string[] = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/team/priya-raman',
  '/team/team-details',
  '/case-study/one-home-state-for-every-driver',
  '/case-study/case-study-details',
  '/shop/multistate-payroll',
  '/shop/shop-details',
  '/blog/form-941-gives-ten-extra-days-to-those-who-deposit-on-time',
];

/** Pages that together have every layout and every kind of control and section. */
const samplePaths = [
  '/',
  '/about',
  '/services/payroll-processing',
  '/appointment',
  '/shop/multistate-payroll',
  '/blog/form-941-gives-ten-extra-days-to-those-who-deposit-on-time',
  '/login',
];

/** The pages that `npm run test:nightly` checks, or a sample of them in other runs. */
export const checkedPaths = nightly(everyPath, samplePaths);
