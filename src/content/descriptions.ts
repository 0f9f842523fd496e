import {
  caseStudyCountAtStart,
  courseCountAtStart,
  leadCount,
  offices,
  planCountAtStart,
  practiceCountAtStart,
} from '@/content/counts.excerpt';
import { firm } from '@/content/firm';
import { openDays } from '@/content/hours.excerpt';
import type { RoutePath } from '@/routes';

/**
 * The meta description of each route, a sentence or two; the items of a details route have their own,
 * in `details.ts`. For the build only.
 */
export const descriptions = {
  '/': `${firm.tagline} to small and mid-size businesses.`,
  '/about': `Who ${firm.name} is: a payroll, accounting and tax firm that began in ${firm.founded} with one rule, that bank and books must agree.`,
  '/services': `${practiceCountAtStart} services, one set of books: payroll, accounting, taxation, real estate, healthcare and dentistry.`,
  '/services/payroll-processing':
    'Payroll, direct deposit, tax deposits and quarterly filings, prepared by us and approved by you in minutes.',
  '/services/accounting-services':
    'We match bank feeds daily and close your books by the fifth business day, with statements your banker can read.',
  '/services/taxation-services':
    'Federal, state and local returns prepared from books that were right all year, with estimates before each due date.',
  '/services/real-state-services':
    'Rent rolls, owner statements, depreciation and exchanges for landlords and property managers.',
  '/services/healthcare-services':
    'Claims matched to deposits, provider pay and monthly reports for clinics and group practices.',
  '/services/dentist-services':
    'Production, collections, hygienist pay and lab bills for dental practices, in one monthly statement.',
  '/appointment': 'Ask for a quote, and name a day that works for you.',
  '/case-study': `${caseStudyCountAtStart} engagements in numbers, before our work and after it.`,
  '/case-study/:name': 'One engagement: the problem, our work and the result in numbers.',
  '/team': `The ${leadCount} people who lead the firm, and the work they are responsible for.`,
  '/team/:name': 'The work and the skills of one person at the firm.',
  '/shop': `${courseCountAtStart} courses on payroll and bookkeeping, taught by the people who do both.`,
  '/shop/:name': 'The lessons of the course, the person who teaches it and its price.',
  '/cart': 'The courses you have picked, with quantities and totals.',
  '/checkout': 'Billing details and the order at a glance. This demo takes no payment.',
  '/blog': 'Articles on accounting, payroll processing and financial management.',
  '/blog/:name': 'An article on how payroll works and why it pays to get it right.',
  '/blog-details': 'A month of payroll, step by step, and the hours it costs an owner.',
  '/faq': 'What owners ask before they switch, answered by an accountant.',
  '/pricing': `${planCountAtStart} plans, what each includes, by the month or by the year.`,
  '/contact': `Call, email or visit one of our ${offices}. We answer the phone ${openDays}.`,
  '/privacy-policy': `The information ${firm.name} keeps about you, the reason, for how long, and how to have it removed.`,
  '/terms-conditions': `The terms on which ${firm.name} works: services, fees, duties and limits.`,
  '/register': 'The sign-up screen of the demo. No account is made.',
  '/login': 'The sign-in screen of the demo. Nobody is signed in.',
  '/error': 'The screen that shows when a page breaks, with a way home.',
  '/not-found': 'The requested page could not be found.',
} as const satisfies Record<RoutePath, string>;
