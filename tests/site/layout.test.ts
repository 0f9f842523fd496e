import { describe, expect, it } from 'vitest';
import { email, phone } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm';
import { hours } from '@/content/hours.excerpt';
import { findRoute } from '@/lib/find-route';
import { builtPages, readPage } from '../support/built-pages';

/** The field of the newsletter. */
const newsletter = '[aria-labelledby="newsletter-title"] input';
const bare = ['/error', '/login', '/not-found', '/register'];

describe('the layout (RT-2, LAY-1 to LAY-6)', () => {
  it.each(builtPages())('of %s has its parts', (path) => {
    const page = readPage(path);
    const parts = ['nav[aria-label="Main"]', newsletter, '.scroll-to-top', 'footer'];
    const found = parts.filter((part) => page.querySelector(part));
    expect(found).toEqual(bare.includes(path) ? [] : parts);
  });

  const home = readPage('/');
  const linksOf = (part: string) =>
    [...home.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));
  const wordsOf = (part: string) =>
    [...home.querySelectorAll(part)].map(({ textContent }) => textContent?.trim());

  it('ends with the footer: social links, two columns, contact and legal links (LAY-5)', () => {
    expect(wordsOf('footer h2').slice(0, 2)).toEqual(['Company', 'Services']);
    expect(linksOf('footer')).toEqual([
      '/',
      ...firm.social.map(({ link }) => link),
      ...['/', '/about', '/blog', '/contact'],
      '/services/payroll-processing',
      '/services/accounting-services',
      '/services/taxation-services',
      '/services/real-state-services',
      phone.href,
      email.href,
      '/privacy-policy',
      '/terms-conditions',
    ]);
    expect(wordsOf('footer').join()).toContain(hours.short);
    expect(wordsOf('footer').join()).toContain(`© ${new Date().getFullYear()} ${firm.name}`);
  });

  it('has the newsletter above the footer: a field and a button (LAY-6)', () => {
    expect(wordsOf('[aria-labelledby="newsletter-title"] button')).toEqual(['Subscribe']);
    const order = [...home.querySelectorAll(`main, ${newsletter}, footer`)];
    expect(order.map(({ localName }) => localName)).toEqual(['main', 'input', 'footer']);
  });
});

describe('the banner of an inner page (RT-4)', () => {
  const services = builtPages().filter((path) => path.startsWith('/services/'));

  it.each(services)('of %s links home and to the services', (path) => {
    const crumbs = [...readPage(path).querySelectorAll('nav[aria-label="Breadcrumb"] li')];
    expect(crumbs.map((crumb) => crumb.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/',
      '/services',
      null,
    ]);
    expect(crumbs.at(-1)?.textContent).toBe(readPage(path).querySelector('h1')?.textContent);
  });

  it.each(builtPages().filter((path) => path !== '/' && !bare.includes(path)))(
    'of %s starts with a link home',
    (path) => {
      const [first] = readPage(path).querySelectorAll('main nav[aria-label="Breadcrumb"] a');
      expect(first?.getAttribute('href')).toBe('/');
    },
  );

  it.each([
    ['/faq', 'questions-title', 'FAQ-1'],
    ['/pricing', 'pricing-title', 'PRICE-1'],
  ])('of %s is above the shared section', (path, title) => {
    const page = readPage(path);
    expect(findRoute(path).route.title).toBe(page.querySelector('h1')?.textContent);
    expect(page.querySelector(`main #${title}`)).not.toBe(null);
  });
});
