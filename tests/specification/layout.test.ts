import { type IconNode, Menu, X } from 'lucide';
import { describe, expect, it } from 'vitest';
import { phone } from '@/content/contact-links.excerpt';
import { firm } from '@/content/firm';
import { footer } from '@/content/footer';
import { menu } from '@/content/menu';
import { findRoute } from '@/lib/find-route';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

const home = await renderRoot('/');
const about = await renderRoot('/about');

it('header, page, newsletter, scroll-to-top button and footer, in this order (LAY-1, LAY-4, LAY-5, LAY-6)', () => {
  const parts = ['.site-header', 'main', '.newsletter-band', '.scroll-to-top', 'footer'];
  const children = [...(home.querySelector('main')?.parentElement?.children ?? [])];
  const places = parts.map((part) => children.findIndex((child) => child.matches(part)));
  expect(Math.min(...places), 'LAY-1, LAY-4, LAY-5, LAY-6 on /').toBeGreaterThan(-1);
  expect(places, 'LAY-1, LAY-4, LAY-5, LAY-6 on /').toEqual(places.toSorted((a, b) => a - b));
});

it.each([
  ['HOME-9, LAY-1, LAY-5', '/'],
  ['FAQ-1', '/faq'],
  ['CONTACT-1', '/contact'],
])('a number calls itself (%s on %s)', async (clauses, path) => {
  const numbers = linksIn(await renderRoot(path), 'a[href^="tel:"]');
  expect(numbers.length, `${clauses} on ${path}`).toBeGreaterThan(0);
  for (const [text, address] of numbers) {
    if (!/\d/.test(text)) continue;
    expect(address, `${clauses} on ${path}`).toBe(`tel:+1${text.replace(/\D/g, '')}`);
  }
});

describe('the header (LAY-1)', () => {
  it('has a logo that links home', () => {
    const [[logo, address] = []] = linksIn(home, '.site-header a');
    expect([logo, address], 'LAY-1 on /').toEqual([firm.shortName, '/']);
  });

  it('has the phone number and Get Started, which leads to the contact page', () => {
    expect(linksIn(home, '.site-header > div > a').slice(1), 'LAY-1 on /').toEqual([
      [phone.label, phone.href],
      ['Get Started', '/contact'],
    ]);
  });

  it('marks the current path alone', () => {
    const current = '.site-header .main-menu';
    expect(textsIn(about, `${current} [data-current]`), 'LAY-1 on /about').toEqual(['About']);
    expect(textsIn(about, `${current} [aria-current=page]`), 'LAY-1 on /about').toEqual(['About']);
  });

  const entries = menu.flatMap(({ name, link, submenu }) =>
    [...(link === null ? [] : [{ link }]), ...submenu].map((entry) => [name, entry.link] as const),
  );
  const inBar = entries.filter(([, link]) => findRoute(link).route.layout !== 'bare');

  it.each(inBar)('underlines %s in its bar on %s', async (name, path) => {
    const root = await renderRoot(path);
    const underlined = '.main-menu > ul > li > [data-current], .main-menu summary[data-current]';
    expect(textsIn(root, underlined), `LAY-1 on ${path}`).toEqual([name]);
  });

  it('has the menu with its dropdowns', () => {
    expect(textsIn(home, '.main-menu summary'), 'LAY-1 on /').toEqual([
      'Services',
      'Shop',
      'Blog',
      'Pages',
    ]);
  });
});

/** The items of a menu in order; those of a group after its name. */
const namesOf = (menu: string) =>
  [...home.querySelectorAll(`${menu} > ul > li`)].map((item) => [
    ...textsIn(item, ':scope > a'),
    ...textsIn(item, 'summary'),
    ...linksIn(item, 'details a').map(([, address]) => address),
  ]);

const names = [
  ['Home'],
  ['About'],
  [
    'Services',
    '/services',
    '/services/payroll-processing',
    '/services/accounting-services',
    '/services/taxation-services',
    '/services/real-state-services',
    '/services/healthcare-services',
    '/services/dentist-services',
  ],
  ['Shop', '/shop', '/shop/shop-details', '/cart', '/checkout'],
  ['Blog', '/blog', '/blog-details'],
  [
    'Pages',
    '/appointment',
    '/case-study',
    '/case-study/case-study-details',
    '/error',
    '/faq',
    '/login',
    '/not-found',
    '/pricing',
    '/privacy-policy',
    '/register',
    '/team',
    '/team/team-details',
    '/terms-conditions',
  ],
  ['Contact'],
];

it.each([
  ['LAY-1, LAY-2', '.main-menu'],
  ['LAY-2, LAY-3', '[aria-label=Mobile]'],
])('%s: the menu %s has its items and groups in order', (clauses, menu) => {
  // The specification does not order the pages.
  const shown = namesOf(menu).map(([name = '', ...rest]) =>
    name === 'Pages' ? [name, ...rest.toSorted()] : [name, ...rest],
  );
  expect(shown, `${clauses} on /`).toEqual(names);
});

it('the mobile menu is opened by a hamburger and closed by a × (LAY-3)', () => {
  const icons = (button: string) => home.querySelectorAll(`button[aria-label="${button}"] svg`);
  const lines = ['Open menu', 'Close menu'].map((name) =>
    [...icons(name)].map((icon) => [...icon.children].map((line) => line.getAttribute('d'))),
  );
  const linesOf = (icon: IconNode) => icon.map(([, { d }]) => d);
  expect(lines, 'LAY-3 on /').toEqual([[linesOf(Menu)], [linesOf(X)]]);
});

it('the mobile menu has the dialog’s commands, and submenus that expand (LAY-3)', () => {
  const commands = ['Open menu', 'Close menu'].map((name) => {
    const button = home.querySelector(`button[aria-label="${name}"]`);
    return [button?.getAttribute('command'), button?.getAttribute('commandfor')];
  });
  expect(commands, 'LAY-3 on /').toEqual([
    ['show-modal', 'mobile-menu'],
    ['close', 'mobile-menu'],
  ]);
  expect(textsIn(home, '#mobile-menu details > summary'), 'LAY-3 on /').toHaveLength(4);
  expect(home.querySelectorAll('#mobile-menu details[open]').length, 'LAY-3 on /').toBe(0);
});

describe('the footer (LAY-5)', () => {
  it('has a blurb, and social icons whose links point nowhere', () => {
    expect(textsIn(home, 'footer p')[0], 'LAY-5 on /').toContain(firm.tagline);
    const icons = 'footer a:has(svg)[aria-label*=" on "]';
    expect(valuesIn(home, icons, 'href'), 'LAY-5 on /').toEqual(['#', '#', '#', '#']);
    const drawings = [...home.querySelectorAll(icons)].map((link) => link.innerHTML);
    const networks = new Set(firm.social.map(({ icon }) => icon));
    expect(new Set(drawings).size, 'ENT, LAY-5 on /').toBe(networks.size);
  });

  it('has links with the fields of the specification', () => {
    const links = [...footer.columns.flatMap((column) => column.links), ...footer.contact];
    const lacking = links.filter((link) =>
      ['name', 'link', 'isLink', 'icon'].some((field) => !(field in link)),
    );
    expect(lacking, 'LAY-5').toEqual([]);
  });

  it('has two columns of links, then ways of contact', () => {
    const columns = [...home.querySelectorAll('footer h2')].map((heading) =>
      linksIn(heading.parentElement ?? home, 'a').map(([, address]) => address),
    );
    expect(columns.slice(0, 2), 'LAY-5 on /').toEqual([
      ['/', '/about', '/blog', '/contact'],
      [
        '/services/payroll-processing',
        '/services/accounting-services',
        '/services/taxation-services',
        '/services/real-state-services',
      ],
    ]);
    const contact = home.querySelectorAll('footer h2')[2]?.parentElement;
    const kinds = [...(contact?.querySelectorAll('li') ?? [])].map((item) =>
      item.querySelector('a') ? 'link' : 'text',
    );
    expect(kinds, 'LAY-5 on /').toEqual(['link', 'link', 'text', 'text']);
  });

  it('ends with a copyright of this year, and the legal links', () => {
    const year = new Date().getFullYear();
    expect(textsIn(home, 'footer p').at(-1), 'LAY-5 on /').toMatch(new RegExp(`^© ${year} `));
    expect(linksIn(home, 'footer a').slice(-2), 'LAY-5 on /').toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms-conditions'],
    ]);
  });
});

it('the newsletter has an email field and a button that submits (LAY-6)', () => {
  const band = '.newsletter-band form';
  expect(valuesIn(home, `${band} input`, 'name'), 'LAY-6 on /').toEqual(['email']);
  const button = home.querySelector(`${band} button[type=submit]`);
  expect(button?.textContent, 'LAY-6 on /').toBe('Subscribe');
});
