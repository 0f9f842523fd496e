import { describe, expect, it } from 'vitest';
import * as sidebar from '@/content/blog-sidebar';
import { caseStudies } from '@/content/case-studies';
import * as company from '@/content/company';
import { defaultPost } from '@/content/default-post.excerpt';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import * as home from '@/content/home';
import { menu } from '@/content/menu';
import { plans } from '@/content/plans';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { type Service, serviceCards, servicesOverview } from '@/content/services';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { findRoute } from '@/lib/find-route';
import { routes } from '@/routes';
import { characters } from '../../deploy/build/characters';

const services: readonly Service[] = [
  payroll,
  accounting,
  taxation,
  realEstate,
  healthcare,
  dentist,
];
const own = { serviceCards, servicesOverview, services };
const elsewhere = {
  caseStudies,
  company,
  defaultPost,
  faqs,
  footer,
  home,
  menu,
  plans,
  posts,
  products,
  routes,
  sidebar,
  team,
  testimonials,
};

/** Every string under a key, or every string at all, however deep it lies. */
function* strings(node: unknown, key?: string, at = ''): Generator<string> {
  if (typeof node === 'string' && (!key || key === at)) yield node;
  if (typeof node !== 'object' || node === null) return;
  const isList = Array.isArray(node);
  for (const [name, child] of Object.entries(node)) yield* strings(child, key, isList ? at : name);
}

const repeated = (list: readonly string[]) => list.filter((x, i) => list.indexOf(x) !== i);
const words = (text: string) => text.split(/\s+/).length;
const sentences = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter((text) => text.length >= 30);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (lines: readonly { amount: number }[]) => lines.map(({ amount }) => amount);
/** The sum of each field that the total has. */
const sums = <T extends object>(rows: readonly T[], total: Partial<T>) =>
  Object.fromEntries(
    Object.keys(total).map((key) => [key, sum(rows.map((row) => Number(row[key as keyof T])))]),
  );

describe('the six services (SERV-1)', () => {
  it('have a card each, in order, with the title and path of their route (RT-3)', () => {
    const paths = [
      '/services/payroll-processing',
      '/services/accounting-services',
      '/services/taxation-services',
      '/services/real-state-services',
      '/services/healthcare-services',
      '/services/dentist-services',
    ];
    expect(serviceCards.map(({ link }) => link)).toEqual(paths);
    expect(services.map(({ link }) => link)).toEqual(paths);
    const titles = paths.map((path) => findRoute(path).route.title);
    expect(serviceCards.map(({ title }) => title)).toEqual(titles);
    expect(services.map(({ heading }) => heading)).toEqual(titles);
  });

  it('payroll lists its offerings by their given names', () => {
    expect(payroll.offerings.map(({ title }) => title)).toEqual([
      'Efficient Payroll Management',
      'Compliance Assurance',
      'Direct Deposit Service',
      'Tax Filing and Reporting',
      'Employee Self-Service Portals',
    ]);
  });

  it.each(services)('$heading is as full as the others', (service) => {
    expect(service.audience.items).toHaveLength(3);
    expect(service.offerings).toHaveLength(5);
    expect([4, 5]).toContain(service.month.days.length);
    expect(service.questions.items).toHaveLength(3);
    expect(service.offerings.filter(({ desc }) => words(desc) < 25 || words(desc) > 35)).toEqual(
      [],
    );
    expect(
      service.questions.items.filter(({ answer }) => words(answer) < 40 || words(answer) > 60),
    ).toEqual([]);
  });

  it('the overview compares all six, each with the plan that includes it', () => {
    const { rows } = servicesOverview.choose;
    expect(rows.map(({ service, link }) => [service, link])).toEqual(
      serviceCards.map(({ title, link }) => [title, link]),
    );
    const planNames = plans.map(({ planName }) => planName);
    expect(rows.filter(({ plan }) => !planNames.includes(plan))).toEqual([]);
    expect(servicesOverview.shared.points).toHaveLength(3);
  });
});

describe('figures agree, to the cent', () => {
  it('are whole cents', () => {
    const fractions: number[] = [];
    JSON.stringify(own, (_, value) => {
      if (typeof value === 'number' && !Number.isInteger(value)) fractions.push(value);
      return value;
    });
    expect(fractions).toEqual([]);
  });

  it('payroll register', () => {
    const { rows, total, cash } = payroll.paper;
    for (const { name, gross, incomeTax, fica, deductions, net } of rows) {
      expect(net + deductions + fica + incomeTax, name).toBe(gross);
      expect(Math.abs(fica - gross * 0.0765), name).toBeLessThanOrEqual(1);
    }
    expect(rows).toHaveLength(5);
    expect(rows.map(({ gross }) => gross)).toEqual([
      80 * 3400,
      80 * 2800 + 6 * 4200,
      72 * 2650,
      315000,
      80 * 2375,
    ]);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      gross: 1217000,
      incomeTax: 143634,
      fica: 93101,
      deductions: 48168,
      net: 932097,
    });
    // Federal and state tax are withheld, and rounded to the cent, one by one.
    const incomeTaxes = rows.map(({ incomeTax }) => incomeTax);
    expect(incomeTaxes).toEqual([322_51, 286_57, 205_68, 426_75, 194_83]);
    expect(sum(amounts(cash.lines))).toBe(cash.total);
  });

  it('balance sheet', () => {
    const { assets, liabilities, equity, claims } = accounting.paper;
    for (const { heading, lines, total } of [assets, liabilities, equity])
      expect(sum(amounts(lines)), heading).toBe(total);
    expect(assets.total).toBe(claims.total);
    expect(claims.total).toBe(liabilities.total + equity.total);
    expect(assets.total).toBe(72155170);
  });

  it('estimated tax worksheet', () => {
    const { lines, installments } = taxation.paper;
    expect(amounts(lines)).toEqual([
      7800000, 7020000, 6120000, 6732000, 6732000, 1932000, 4800000, 1068000,
    ]);
    expect(installments.map(({ due, amount, paidSoFar }) => [due, amount, paidSoFar])).toEqual([
      ['Apr 15', 1200000, 1200000],
      ['Jun 15', 1200000, 2400000],
      ['Sep 15', 1200000, 3600000],
      ['Jan 15', 1200000, 4800000],
    ]);
    const [expected, , , , , withheld, estimates, inApril] = amounts(lines);
    expect((withheld ?? 0) + (estimates ?? 0) + (inApril ?? 0)).toBe(expected);
  });

  it('rent roll', () => {
    const { rows, total, caption } = realEstate.paper;
    expect(rows).toHaveLength(6);
    for (const { unit, carried, rent, lateFee, paid, balance } of rows)
      expect(carried + rent + lateFee - paid, unit).toBe(balance);
    expect(rows.filter(({ lateFee }) => lateFee > 0).map(({ unit }) => unit)).toEqual(['2B']);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      carried: -11500,
      rent: 654500,
      lateFee: 4000,
      paid: 632000,
      balance: 15000,
    });
    expect(rows.map(({ balance }) => balance).filter(Boolean)).toEqual([45000, -30000]);
    expect(caption.match(/\$[\d.]+\d/g)).toEqual(['$150.00', '$450.00', '$300.00']);
  });

  it('claims ledger', () => {
    const { rows, total, caption } = healthcare.paper;
    for (const { claim, billed, adjustment, planPaid, patientPaid, balance, status } of rows) {
      expect(billed - adjustment - planPaid - patientPaid, claim).toBe(balance);
      expect(balance === 0, claim).toBe(status === 'Closed');
    }
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      billed: 215800,
      adjustment: 59765,
      planPaid: 115595,
      patientPaid: 3000,
      balance: 37440,
    });
    expect(caption.match(/\$[\d,.]+\d/g)).toEqual(['$2,158.00', '$374.40']);
  });

  it('provider statement', () => {
    const { rows, total, caption, associatePay } = dentist.paper;
    for (const row of rows) {
      expect(row.production - row.writeOffs, row.provider).toBe(row.netProduction);
      expect(row.collections - row.lab, row.provider).toBe(row.afterLab);
    }
    expect(rows.filter(({ role }) => role === 'Hygienist')).toHaveLength(2);
    expect(total).toEqual(sums(rows, total));
    expect(total).toEqual({
      production: 16193000,
      writeOffs: 4697260,
      netProduction: 11495740,
      collections: 11165250,
      lab: 869500,
      afterLab: 10295750,
    });
    expect(caption).toContain(
      `${Math.round((total.collections / total.netProduction) * 100)} cents`,
    );
    expect(associatePay.amount * 100).toBe(associatePay.base * associatePay.percent);
    expect(associatePay.label).toContain(`${associatePay.percent} percent`);
  });
});

describe('ids and links', () => {
  it('ids are unique, here and across the site (GEN-4)', () => {
    expect(repeated([...strings({ own, elsewhere }, 'id')])).toEqual([]);
  });

  it('every link leads to a route', () => {
    const links = [...strings(own, 'link')];
    expect(links.filter((link) => findRoute(link).route.path !== link)).toEqual([]);
  });
});

describe('copy', () => {
  const ownTexts = [...strings(own)];
  const ownSentences = sentences(ownTexts);
  const long = (texts: readonly string[]) => texts.filter((text) => text.length >= 30);

  it('no string or sentence is written twice', () => {
    expect(repeated(long(ownTexts))).toEqual([]);
    expect(repeated(ownSentences)).toEqual([]);
  });

  it('none is written elsewhere on the site', () => {
    const others = [...strings(elsewhere)];
    const taken = new Set([...long(others), ...sentences(others)]);
    expect([...ownTexts, ...ownSentences].filter((text) => taken.has(text))).toEqual([]);
  });

  it('headings are each page’s own', () => {
    const headings = [...strings(own, 'heading'), ...strings(own, 'claim')];
    expect(repeated(headings)).toEqual([]);
    expect(repeated(services.flatMap(({ offerings }) => offerings.map((o) => o.title)))).toEqual(
      [],
    );
  });

  it('uses only characters that the fonts were cut to, and curly quotes', () => {
    const outside = (text: string) => [...text].some((char) => !characters.includes(char));
    expect(ownTexts.filter(outside)).toEqual([]);
    expect(ownTexts.filter((text) => /['"]|\d-\d/.test(text))).toEqual([]);
  });

  it('has none of the worn words', () => {
    const worn =
      /seamless|empower|unlock|tailor|peace of mind|hassle|leverage|streamline|cutting.edge|world.class|best.in/i;
    expect(ownTexts.filter((text) => worn.test(text))).toEqual([]);
  });
});
