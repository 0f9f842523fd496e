import { expect, it } from 'vitest';
import { menu } from '@/content/menu';

it('the menu includes the groups and entries of the specification (LAY-2)', () => {
  const entries = (links: string[]) => expect.arrayContaining(links);
  expect(menu.map(({ name, submenu }) => [name, submenu.map((item) => item.link)])).toEqual([
    ['Home', []],
    ['About', []],
    [
      'Services',
      entries([
        '/services',
        '/services/payroll-processing',
        '/services/accounting-services',
        '/services/taxation-services',
        '/services/real-state-services',
        '/services/healthcare-services',
        '/services/dentist-services',
      ]),
    ],
    ['Shop', entries(['/shop', '/shop/shop-details', '/cart', '/checkout'])],
    ['Blog', entries(['/blog', '/blog-details'])],
    [
      'Pages',
      entries([
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
      ]),
    ],
    ['Contact', []],
  ]);
  expect(menu.every(({ isSubmenu, submenu }) => isSubmenu === submenu.length > 0)).toBe(true);
});
