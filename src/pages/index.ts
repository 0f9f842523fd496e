import type { ComponentType } from 'react';
import type { RoutePath } from '@/routes';
import type { PageProps } from './page-props';

export type PageModule = { default: ComponentType<PageProps> };

/** The code of each route's page, fetched when it is needed. A route without one is a type error. */
export const pages = {
  '/': () => import('./home-page'),
  '/about': () => import('./about-page'),
  '/services': () => import('./services-page'),
  '/services/payroll-processing': () => import('./payroll-processing-page'),
  '/services/accounting-services': () => import('./accounting-services-page'),
  '/services/taxation-services': () => import('./taxation-services-page'),
  '/services/real-state-services': () => import('./real-estate-services-page'),
  '/services/healthcare-services': () => import('./healthcare-services-page'),
  '/services/dentist-services': () => import('./dentist-services-page'),
  '/appointment': () => import('./appointment-page'),
  '/case-study': () => import('./case-study-page'),
  '/case-study/:name': () => import('./case-study-details-page'),
  '/team': () => import('./team-page'),
  '/team/:name': () => import('./team-details-page'),
  '/shop': () => import('./shop-page'),
  '/shop/:name': () => import('./shop-details-page'),
  '/cart': () => import('./cart-page'),
  '/checkout': () => import('./checkout-page'),
  '/blog': () => import('./blog-page'),
  '/blog/:name': () => import('./blog-details-page'),
  '/blog-details': () => import('./blog-details-page'),
  '/faq': () => import('./faq-page'),
  '/pricing': () => import('./pricing-page'),
  '/contact': () => import('./contact-page'),
  '/privacy-policy': () => import('./privacy-policy-page'),
  '/terms-conditions': () => import('./terms-conditions-page'),
  '/register': () => import('./register-page'),
  '/login': () => import('./login-page'),
  '/error': () => import('./error-page'),
  '/not-found': () => import('./not-found-page'),
} satisfies Record<RoutePath, () => Promise<PageModule>>;
