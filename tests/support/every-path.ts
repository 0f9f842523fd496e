import { routes } from '@/routes';

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
