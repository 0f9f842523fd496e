export type LayoutName = 'default' | 'bare';

type RouteEntry = {
  /** A wouter pattern; `:name` is the slug of an item (GEN-5). */
  path: `/${string}`;
  /** The page's file in `src/pages/`, without `.tsx`. */
  page: string;
  /** The page's name in the document title (RT-3). */
  title?: string;
  /** The default layout if omitted (RT-2). */
  layout?: LayoutName;
  /** The path of the page for unknown names (RT-5). */
  unknownName?: `/${string}`;
  /** The parameter of its search, which is part of the page's address: `q` in `/blog?q=bank`. */
  search?: string;
};

/** Every route of the site (RT-3). The first match wins; `/not-found` has any other path (RT-6). */
export const routes = [
  {
    path: '/',
    page: 'home-page',
    title: 'Home',
  },
  {
    path: '/about',
    page: 'about-page',
    title: 'About',
  },
  {
    path: '/services',
    page: 'services-page',
    title: 'Services',
  },
  {
    path: '/services/payroll-processing',
    page: 'services/payroll-processing-page',
    title: 'Payroll Processing',
  },
  {
    path: '/services/accounting-services',
    page: 'services/accounting-services-page',
    title: 'Accounting Services',
  },
  {
    path: '/services/taxation-services',
    page: 'services/taxation-services-page',
    title: 'Taxation Services',
  },
  {
    path: '/services/real-state-services',
    page: 'services/real-estate-services-page',
    title: 'Real Estate Services',
  },
  {
    path: '/services/healthcare-services',
    page: 'services/healthcare-services-page',
    title: 'Healthcare Services',
  },
  {
    path: '/services/dentist-services',
    page: 'services/dentist-services-page',
    title: 'Dentist Services',
  },
  {
    path: '/appointment',
    page: 'appointment-page',
    title: 'Appointment',
  },
  {
    path: '/case-study',
    page: 'case-study-page',
    title: 'Case Study',
  },
  {
    path: '/case-study/:name',
    page: 'case-study-details-page',
    title: 'Case Study Details',
    unknownName: '/case-study/case-study-details',
  },
  {
    path: '/team',
    page: 'team-page',
    title: 'Team',
  },
  {
    path: '/team/:name',
    page: 'team-details-page',
    title: 'Team Details',
    unknownName: '/team/team-details',
  },
  {
    path: '/shop',
    page: 'shop-page',
    title: 'Shop',
  },
  {
    path: '/shop/:name',
    page: 'shop-details-page',
    title: 'Shop Details',
    unknownName: '/shop/shop-details',
  },
  {
    path: '/cart',
    page: 'cart-page',
    title: 'Cart',
  },
  {
    path: '/checkout',
    page: 'checkout-page',
    title: 'Checkout',
  },
  {
    path: '/blog',
    page: 'blog-page',
    search: 'q',
    title: 'Blog',
  },
  {
    path: '/blog/:name',
    page: 'blog-details-page',
    title: 'Blog Details',
    unknownName: '/blog-details',
  },
  {
    path: '/blog-details',
    page: 'blog-details-page',
    title: 'Blog Details',
  },
  {
    path: '/faq',
    page: 'faq-page',
    title: 'FAQ',
  },
  {
    path: '/pricing',
    page: 'pricing-page',
    title: 'Pricing',
  },
  {
    path: '/contact',
    page: 'contact-page',
    title: 'Contact',
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy-page',
    title: 'Privacy Policy',
  },
  {
    path: '/terms-conditions',
    page: 'terms-conditions-page',
    title: 'Terms & Conditions',
  },
  {
    path: '/register',
    page: 'register-page',
    title: 'Register',
    layout: 'bare',
  },
  {
    path: '/login',
    page: 'login-page',
    title: 'Login',
    layout: 'bare',
  },
  {
    path: '/error',
    page: 'error-page',
    title: 'Error',
    layout: 'bare',
  },
  {
    path: '/not-found',
    page: 'not-found-page',
    title: 'Not Found',
    layout: 'bare',
  },
] as const satisfies readonly RouteEntry[];

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
