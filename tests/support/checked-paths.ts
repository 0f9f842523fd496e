import { routes } from '@/routes';
import { nightly } from './nightly';

/** Every page but those that differ from a listed one in their words only. */
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

/** Pages that have, between them, each layout and each kind of control and section. */
const samplePaths = [
  '/',
  '/about',
  '/services/payroll-processing',
  '/appointment',
  '/shop/multistate-payroll',
  '/blog/form-941-gives-ten-extra-days-to-those-who-deposit-on-time',
  '/login',
];

/** The pages that a check of every page takes: by day, a sample of them. */
export const checkedPaths = nightly(everyPath, samplePaths);
