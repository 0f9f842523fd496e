import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoute } from '@/lib/find-route';
import {
  blogSearch,
  maxSearchLength,
  pageAddress,
  searchAddress,
  searchTextOf,
} from '@/lib/page-address';

/** With a replacement for half of a character that was cut. */
const wellFormed = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

const long = 'a'.repeat(maxSearchLength);

describe('the address of a page (BLOG-1, RT-1)', () => {
  it.each([
    ['/blog', '/blog'],
    ['/blog?q=bank', '/blog?q=bank'],
    ['/blog?q=bank%20feed', '/blog?q=bank+feed'],
    ['/blog?utm=x&q=%20bank%20&inspect', '/blog?q=bank'],
    ['/blog?q=tax&q=bank', '/blog?q=tax'],
    ['/blog?q=', '/blog'],
    ['/blog?q=%20', '/blog'],
    ['/blog?q', '/blog'],
    ['/blog?Q=bank', '/blog'],
    ['/blog?q=%E0%A4%A', '/blog?q=%EF%BF%BD%25A'],
    ['/blog?q=a%26b%3Dc', '/blog?q=a%26b%3Dc'],
    ['/blog?q=100%2525', '/blog?q=100%2525'],
    ['/blog?q=a?b', '/blog?q=a%3Fb'],
    [`/blog?q=${long}bc`, `/blog?q=${long}`],
    ['/Blog/?q=bank', '/Blog/?q=bank'],
    ['/about?q=bank', '/about'],
    ['/blog/overtime?q=bank', '/blog/overtime'],
    ['/no-such-page?q=bank', '/no-such-page'],
  ])('of %s is %s', (address, expected) => {
    expect(pageAddress(address)).toBe(expected);
  });

  it('has one spelling for any text, which is what is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = searchAddress('/blog', text);
        expect(pageAddress(address)).toBe(address);
        expect(pageAddress(blogSearch(text))).toBe(address);
        expect(searchTextOf(address)).toBe(wellFormed(text.slice(0, maxSearchLength)).trim());
        expect(findRoute(address).route.path).toBe('/blog');
      }),
    );
  });
});
