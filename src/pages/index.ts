import type { ComponentType } from 'react';
import type { RoutePath } from '@/routes';
import ErrorPage from './error-page';

/** What a page is given: its route's title, and the last segment of a details path. */
export type PageProps = { title?: string | undefined; name?: string | undefined };

export type PageModule = { default: ComponentType<PageProps> };

/**
 * The code of each route's page, fetched when it is needed; the error page is always at hand.
 * A route without a page is a type error.
 */
export const pages = {
  '/': () => import('./home-page'),
  '/about': () => import('./heading-page'),
  '/services': () => import('./heading-page'),
  '/services/payroll-processing': () => import('./heading-page'),
  '/services/accounting-services': () => import('./heading-page'),
  '/services/taxation-services': () => import('./heading-page'),
  '/services/real-state-services': () => import('./heading-page'),
  '/services/healthcare-services': () => import('./heading-page'),
  '/services/dentist-services': () => import('./heading-page'),
  '/appointment': () => import('./heading-page'),
  '/case-study': () => import('./heading-page'),
  '/case-study/:name': () => import('./heading-page'),
  '/team': () => import('./heading-page'),
  '/team/:name': () => import('./heading-page'),
  '/shop': () => import('./heading-page'),
  '/shop/:name': () => import('./heading-page'),
  '/cart': () => import('./heading-page'),
  '/checkout': () => import('./heading-page'),
  '/blog': () => import('./heading-page'),
  '/blog/:name': () => import('./heading-page'),
  '/blog-details': () => import('./heading-page'),
  '/faq': () => import('./heading-page'),
  '/pricing': () => import('./heading-page'),
  '/contact': () => import('./heading-page'),
  '/privacy-policy': () => import('./heading-page'),
  '/terms-conditions': () => import('./heading-page'),
  '/register': () => import('./heading-page'),
  '/login': () => import('./heading-page'),
  '/error': async () => ({ default: ErrorPage }),
  '/not-found': () => import('./not-found-page'),
} satisfies Record<RoutePath, () => Promise<PageModule>>;
