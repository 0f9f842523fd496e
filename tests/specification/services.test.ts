import { describe, expect, it } from 'vitest';
import { serviceScraps } from '@/content/service-scraps.excerpt';
import { type Service, serviceCards } from '@/content/services';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';
import { findRoute } from '@/lib/find-route';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn } from '../support/words-in';

const services: readonly Service[] = [
  payroll,
  accounting,
  taxation,
  realEstate,
  healthcare,
  dentist,
];

describe('the six services (SERV-1)', () => {
  it('have cards, in order, with the title and path of their route (RT-3, ENT)', () => {
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

  it.each(services)('$heading has five offerings', ({ offerings }) => {
    expect(offerings).toHaveLength(5);
  });

  it('payroll lists the offerings of the specification', () => {
    expect(payroll.offerings.map(({ title }) => title)).toEqual([
      'Efficient Payroll Management',
      'Compliance Assurance',
      'Direct Deposit Service',
      'Tax Filing and Reporting',
      'Employee Self-Service Portals',
    ]);
  });

  it('stand on the overview as cards with title, description, icon and link', async () => {
    const cards = [
      ...(await renderRoot('/services')).querySelectorAll('[aria-labelledby=cards-title] li'),
    ];
    const shown = cards.map((card) => ({
      icons: card.querySelectorAll('h3 > svg:first-child').length,
      links: linksIn(card, 'h3 a'),
      desc: textsIn(card, 'h3 + p'),
    }));
    const expected = serviceCards.map(({ title, link, desc }) => ({
      icons: 1,
      links: [[title, link]],
      desc: [desc],
    }));
    expect(shown, 'SERV-1 on /services').toEqual(expected);
  });

  it('tear their scraps from their working papers', () => {
    expect(Object.values(serviceScraps).map(({ total }) => total.amount)).toEqual([
      payroll.paper.total.net,
      accounting.paper.claims.total,
      taxation.paper.installments.at(-1)?.paidSoFar,
      realEstate.paper.total.balance,
      healthcare.paper.total.balance,
      dentist.paper.total.afterLab,
    ]);
  });

  it.each(services)('$link shows its own five offerings', async ({ link, offerings }) => {
    const root = await renderRoot(link);
    expect(textsIn(root, '[aria-labelledby=offerings-title] li h3'), `SERV-1 on ${link}`).toEqual(
      offerings.map(({ title }) => title),
    );
    const others = services.filter((service) => service.link !== link);
    const theirs = others.flatMap((service) =>
      service.offerings.map(({ title, desc }) => [title, desc]),
    );
    const shared = offerings.filter(({ title, desc }) =>
      theirs.flat().some((text) => text === title || text === desc),
    );
    expect(shared, `SERV-1 on ${link}`).toEqual([]);
  });

  it.each(services)('$link is as full as the payroll page', ({ link, ...service }) => {
    const kinds = service.parts.map(({ kind }) => kind).toSorted();
    expect(kinds, `SERV-1 on ${link}`).toEqual(['audience', 'month', 'offerings', 'paper']);
    const counts = [service.audience.items, service.month.days, service.questions.items].map(
      ({ length }) => length,
    );
    expect(Math.min(...counts), `SERV-1 on ${link}`).toBeGreaterThan(2);
  });
});
