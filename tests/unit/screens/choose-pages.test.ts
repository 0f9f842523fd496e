import { describe, expect, it } from 'vitest';
import { choosePages } from '../../../scripts/screens/choose-pages';

const pages = [
  '/',
  '/about',
  '/services',
  '/services/taxation-services',
  '/shop',
  '/shop/a-course',
  '/shop/b-course',
  '/shop/shop-details',
  '/team/a-member',
  '/team/b-member',
];

describe('choosePages', () => {
  it('takes every fixed page, and of items the first and the one for unknown names', () => {
    expect(choosePages(pages, pages, []).shared).toEqual([
      '/',
      '/about',
      '/services',
      '/services/taxation-services',
      '/shop',
      '/shop/a-course',
      '/shop/shop-details',
      '/team/a-member',
    ]);
  });

  it('takes an item that both builds have', () => {
    const before = pages.filter((path) => path !== '/shop/a-course');
    const { shared, added, removed } = choosePages(before, pages, []);
    expect(shared).toContain('/shop/b-course');
    expect(shared).not.toContain('/shop/a-course');
    expect({ added, removed }).toEqual({ added: ['/shop/a-course'], removed: [] });
  });

  it('lists the pages that only one build has', () => {
    const before = [...pages, '/old'];
    const after = [...pages, '/new', '/news'];
    const { added, removed } = choosePages(before, after, []);
    expect({ added, removed }).toEqual({ added: ['/new', '/news'], removed: ['/old'] });
    expect(choosePages(before, after, ['/new'])).toEqual({
      shared: [],
      added: ['/new'],
      removed: [],
    });
  });

  it.each([
    [['/'], ['/']],
    [['/services'], ['/services']],
    [
      ['/team/*', '/about'],
      ['/about', '/team/a-member', '/team/b-member'],
    ],
    [['/services.'], []],
    [['/nowhere'], []],
  ])('takes all pages that match %j', (patterns, expected) => {
    expect(choosePages(pages, pages, patterns).shared).toEqual(expected);
  });
});
