export type LayoutName = 'default' | 'bare';

type RouteEntry = {
  /** A wouter pattern; `:name` is the slug of an item (GEN-5). */
  path: `/${string}`;
  /** The page's file in `src/pages/`, without `.tsx`. */
  page: string;
  /** The page's name in the document title (RT-3). */
  title?: string;
  /** The meta description, a sentence or two. */
  description: string;
  /** The default layout if omitted (RT-2). */
  layout?: LayoutName;
  /** The path of the page for unknown names (RT-5). */
  unknownName?: `/${string}`;
  /** The parameter of its search, which is part of the page's address: `q` in `/blog?q=bank`. */
  search?: string;
  /** Left out of the sitemap. */
  isUnlisted?: true;
};

/** Every route of the site (RT-3). The first match wins; `/not-found` has any other path (RT-6). */
export const routes = [
  {
    path: '/',
    page: 'home-page',
    title: 'Home',
    description:
      'A trusted partner in accounting and payroll solutions offering precision, efficiency and tailored services to small and mid-size businesses.',
  },
  {
    path: '/about',
    page: 'about-page',
    title: 'About',
    description:
      'Who Accupay is: a payroll, accounting and tax firm that began in 2012 with nine clients and one rule, that every statement must balance.',
  },
  {
    path: '/services',
    page: 'services-page',
    title: 'Services',
    description:
      'Six practices behind one set of books: payroll, accounting, taxation, real estate, healthcare and dentistry.',
  },
  {
    path: '/services/payroll-processing',
    page: 'services/payroll-processing-page',
    title: 'Payroll Processing',
    description:
      'Pay runs, direct deposit, tax deposits and quarterly filings, prepared by us and approved by you in minutes.',
  },
  {
    path: '/services/accounting-services',
    page: 'services/accounting-services-page',
    title: 'Accounting Services',
    description:
      'Bank feeds matched daily, and books closed by the fifth business day, with statements that your banker can read.',
  },
  {
    path: '/services/taxation-services',
    page: 'services/taxation-services-page',
    title: 'Taxation Services',
    description:
      'Federal, state and local returns prepared from books that were right all year, with estimates before each due date.',
  },
  {
    path: '/services/real-state-services',
    page: 'services/real-estate-services-page',
    title: 'Real Estate Services',
    description:
      'Rent rolls, owner statements, depreciation and exchanges for landlords and property managers.',
  },
  {
    path: '/services/healthcare-services',
    page: 'services/healthcare-services-page',
    title: 'Healthcare Services',
    description:
      'Claims matched to deposits, provider pay and monthly reports for clinics and group practices.',
  },
  {
    path: '/services/dentist-services',
    page: 'services/dentist-services-page',
    title: 'Dentist Services',
    description:
      'Production, collections, hygienist pay and lab bills for dental practices, in one monthly statement.',
  },
  {
    path: '/appointment',
    page: 'appointment-page',
    title: 'Appointment',
    description: 'Ask for a quote: tell us what you need done and a day that works for you.',
  },
  {
    path: '/case-study',
    page: 'case-study-page',
    title: 'Case Study',
    description:
      'Six engagements with their figures: what was wrong, what we changed and the result.',
  },
  {
    path: '/case-study/:name',
    page: 'case-study-details-page',
    title: 'Case Study Details',
    description: 'One engagement: what we found, what we did, and the result in numbers.',
    unknownName: '/case-study/case-study-details',
  },
  {
    path: '/team',
    page: 'team-page',
    title: 'Team',
    description: 'The six people who lead the firm, and what they are responsible for.',
  },
  {
    path: '/team/:name',
    page: 'team-details-page',
    title: 'Team Details',
    description: 'What this member of the firm does, and what they know best.',
    unknownName: '/team/team-details',
  },
  {
    path: '/shop',
    page: 'shop-page',
    title: 'Shop',
    description: 'Six courses on payroll and bookkeeping, taught by the people who do both.',
  },
  {
    path: '/shop/:name',
    page: 'shop-details-page',
    title: 'Shop Details',
    description: 'What the course covers, who teaches it and what it costs.',
    unknownName: '/shop/shop-details',
  },
  {
    path: '/cart',
    page: 'cart-page',
    title: 'Cart',
    description: 'The courses you have picked, with quantities and totals.',
    isUnlisted: true,
  },
  {
    path: '/checkout',
    page: 'checkout-page',
    title: 'Checkout',
    description: 'Billing details and the order at a glance. This demo takes no payment.',
    isUnlisted: true,
  },
  {
    path: '/blog',
    page: 'blog-page',
    search: 'q',
    title: 'Blog',
    description: 'Articles on accounting, payroll processing and financial management.',
  },
  {
    path: '/blog/:name',
    page: 'blog-details-page',
    title: 'Blog Details',
    description: 'An article on how payroll works and what it is worth to do it well.',
    unknownName: '/blog-details',
  },
  {
    path: '/blog-details',
    page: 'blog-details-page',
    title: 'Blog Details',
    description: 'How a payroll month works, what it costs an owner, and what it is worth.',
  },
  {
    path: '/faq',
    page: 'faq-page',
    title: 'FAQ',
    description: 'What owners ask before they switch, answered by an accountant.',
  },
  {
    path: '/pricing',
    page: 'pricing-page',
    title: 'Pricing',
    description: 'Three plans, what each includes, by the month or by the year.',
  },
  {
    path: '/contact',
    page: 'contact-page',
    title: 'Contact',
    description: 'Call, write or visit: three offices, one phone line, Monday to Friday.',
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy-page',
    title: 'Privacy Policy',
    description: 'What Accupay keeps about you, why, for how long, and how to have it removed.',
  },
  {
    path: '/terms-conditions',
    page: 'terms-conditions-page',
    title: 'Terms & Conditions',
    description: 'The terms on which Accupay works: services, fees, duties and limits.',
  },
  {
    path: '/register',
    page: 'register-page',
    title: 'Register',
    description: 'The sign-up screen of the demo. No account is made.',
    layout: 'bare',
  },
  {
    path: '/login',
    page: 'login-page',
    title: 'Login',
    description: 'The sign-in screen of the demo. Nobody is signed in.',
    layout: 'bare',
  },
  {
    path: '/error',
    page: 'error-page',
    title: 'Error',
    description: 'The screen that shows when a page breaks, with a way home.',
    layout: 'bare',
    isUnlisted: true,
  },
  {
    path: '/not-found',
    page: 'not-found-page',
    title: 'Not Found',
    description: 'The requested page could not be found.',
    layout: 'bare',
    isUnlisted: true,
  },
] as const satisfies readonly RouteEntry[];

/** The patterns of all routes. */
export type RoutePath = (typeof routes)[number]['path'];

/** The patterns that end in `:name`. */
export type DetailPath = Extract<RoutePath, `${string}/:name`>;

export type Route = RouteEntry & { path: RoutePath };

type Filled<P extends string> = P extends `${infer Base}/:name` ? `${Base}/${string}` : P;

type Searched<R> = R extends { path: infer P extends string; search: infer S extends string }
  ? `${P}?${S}=${string}`
  : never;

/** An address within the site. One without a route is a type error. */
export type Path = Filled<RoutePath> | Searched<(typeof routes)[number]>;
