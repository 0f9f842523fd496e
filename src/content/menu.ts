import { withIds } from '@/lib/ids';
import type { Path } from '@/routes';

export type SubmenuItem = {
  id: string;
  name: string;
  link: Path;
  /** A heading within a long submenu; items with the same heading are consecutive. */
  under?: string;
};

/** A single link, or a group (LAY-2). A group's link is null if it has no overview page. */
export type MenuItem =
  | { id: string; name: string; isSubmenu: false; link: Path; submenu: readonly [] }
  | {
      id: string;
      name: string;
      isSubmenu: true;
      link: Path | null;
      submenu: readonly SubmenuItem[];
    };

export const menu = withIds<MenuItem>('menu', [
  { name: 'Home', link: '/', isSubmenu: false, submenu: [] },
  { name: 'About', link: '/about', isSubmenu: false, submenu: [] },
  {
    name: 'Services',
    link: '/services',
    isSubmenu: true,
    submenu: withIds<SubmenuItem>('menu-services', [
      { name: 'All Services', link: '/services' },
      { name: 'Payroll Processing', link: '/services/payroll-processing' },
      { name: 'Accounting Services', link: '/services/accounting-services' },
      { name: 'Taxation Services', link: '/services/taxation-services' },
      { name: 'Real Estate Services', link: '/services/real-state-services' },
      { name: 'Healthcare Services', link: '/services/healthcare-services' },
      { name: 'Dentist Services', link: '/services/dentist-services' },
    ]),
  },
  {
    name: 'Shop',
    link: '/shop',
    isSubmenu: true,
    submenu: withIds<SubmenuItem>('menu-shop', [
      { name: 'All Courses', link: '/shop' },
      { name: 'Shop Details', link: '/shop/shop-details' },
      { name: 'Cart', link: '/cart' },
      { name: 'Checkout', link: '/checkout' },
    ]),
  },
  {
    name: 'Blog',
    link: '/blog',
    isSubmenu: true,
    submenu: withIds<SubmenuItem>('menu-blog', [
      { name: 'All Articles', link: '/blog' },
      { name: 'Blog Details', link: '/blog-details' },
    ]),
  },
  {
    name: 'Pages',
    link: null,
    isSubmenu: true,
    submenu: withIds<SubmenuItem>('menu-pages', [
      { under: 'Work', name: 'Pricing', link: '/pricing' },
      { under: 'Work', name: 'Case Study', link: '/case-study' },
      { under: 'Work', name: 'Appointment', link: '/appointment' },
      { under: 'Firm', name: 'Team', link: '/team' },
      { under: 'Firm', name: 'FAQ', link: '/faq' },
      { under: 'Legal', name: 'Privacy Policy', link: '/privacy-policy' },
      { under: 'Legal', name: 'Terms & Conditions', link: '/terms-conditions' },
      { under: 'Samples', name: 'Team Details', link: '/team/team-details' },
      { under: 'Samples', name: 'Case Study Details', link: '/case-study/case-study-details' },
      { under: 'Samples', name: 'Register', link: '/register' },
      { under: 'Samples', name: 'Login', link: '/login' },
      { under: 'Samples', name: 'Error', link: '/error' },
      { under: 'Samples', name: 'Not Found', link: '/not-found' },
    ]),
  },
  { name: 'Contact', link: '/contact', isSubmenu: false, submenu: [] },
]);

/** The items of a submenu, grouped by heading. */
export const submenuGroups = (submenu: readonly SubmenuItem[]) => {
  const headings = [...new Set(submenu.map(({ under }) => under))];
  return headings.map((heading) => ({
    heading,
    items: submenu.filter(({ under }) => under === heading),
  }));
};
