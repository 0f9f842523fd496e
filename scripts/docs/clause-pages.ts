import type { Path } from '../../src/routes';

/** The page where a clause can be seen that no machine carries, or not where it is meant. */
const pages: Readonly<Record<string, Path>> = {
  'GEN-5': '/team',
  'RT-2': '/register',
  'RT-4': '/services/payroll-processing',
  'RT-5': '/team/team-details',
  'RT-6': '/not-found',
  'SHOP-1': '/shop',
  'CART-1': '/cart',
  'BLOG-1': '/blog',
  'BLOG-2': '/blog-details',
  'ST-CAROUSEL': '/',
  'VAL-2': '/appointment',
  'VAL-3': '/contact',
  'VAL-4': '/checkout',
  'VAL-5': '/shop/shop-details',
  'BIZ-3': '/shop',
  'BIZ-4': '/cart',
  'BIZ-6': '/blog',
  'BIZ-8': '/faq',
  'BIZ-10': '/',
  'BIZ-11': '/appointment',
  'BIZ-12': '/shop',
  'BIZ-13': '/contact',
  'ERR-1': '/not-found',
};

/** The pages of families of clauses. */
const familyPages: Readonly<Record<string, Path>> = {
  GEN: '/',
  RT: '/',
  LAY: '/',
  HOME: '/',
  SERV: '/services',
  APPT: '/appointment',
  CASE: '/case-study',
  TEAM: '/team',
  CHK: '/checkout',
  FAQ: '/faq',
  PRICE: '/pricing',
  CONTACT: '/contact',
  LEGAL: '/privacy-policy',
  BIZ: '/',
  ENT: '/',
};

/**
 * The page where a clause can be seen: that of the machine that carries it (`walked`), unless the
 * clause is about another. Undefined for a clause that is about none.
 */
export const pageOf = (id: string, walked: string | undefined): string | undefined =>
  pages[id] ?? walked ?? familyPages[id.replace(/-\d+$/, '')];
