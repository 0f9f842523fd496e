import { expect, it } from 'vitest';
import { menu } from '@/content/menu';

it('the menu has the groups and entries of the specification (LAY-2)', () => {
  expect(menu.map(({ name, submenu }) => [name, submenu.map((item) => item.link)])).toEqual([
    ['Home', []],
    ['About', []],
    [
      'Services',
      [
        '/services',
        '/services/payroll-processing',
        '/services/accounting-services',
        '/services/taxation-services',
        '/services/real-state-services',
        '/services/healthcare-services',
        '/services/dentist-services',
      ],
    ],
    ['Shop', ['/shop', '/shop/shop-details', '/cart', '/checkout']],
    ['Blog', ['/blog', '/blog-details']],
    [
      'Pages',
      [
        '/pricing',
        '/case-study',
        '/appointment',
        '/team',
        '/faq',
        '/privacy-policy',
        '/terms-conditions',
        '/team/team-details',
        '/case-study/case-study-details',
        '/register',
        '/login',
        '/error',
        '/not-found',
      ],
    ],
    ['Contact', []],
  ]);
  expect(menu.every(({ isSubmenu, submenu }) => isSubmenu === submenu.length > 0)).toBe(true);
});
