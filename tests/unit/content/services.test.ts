import { describe, expect, it } from 'vitest';
import { plans } from '@/content/plans';
import { type Service, serviceCards, servicesOverview } from '@/content/services';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';
import { findRoute } from '@/lib/find-route';
import { contentTexts, outsideWords, repeated } from '../../support/content';

const services: readonly Service[] = [
  payroll,
  accounting,
  taxation,
  realEstate,
  healthcare,
  dentist,
];

describe('the six services (SERV-1)', () => {
  it('have cards, in order, with the title and path of their route (RT-3)', () => {
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

  it('payroll lists the offerings of the specification', () => {
    expect(payroll.offerings.map(({ title }) => title)).toEqual([
      'Efficient Payroll Management',
      'Compliance Assurance',
      'Direct Deposit Service',
      'Tax Filing and Reporting',
      'Employee Self-Service Portals',
    ]);
  });

  it.each(services)('$heading has as much content as the others', (service) => {
    expect(service.audience.items).toHaveLength(3);
    expect(service.offerings).toHaveLength(5);
    expect([4, 5]).toContain(service.month.days.length);
    expect(service.questions.items).toHaveLength(3);
    const descriptions = service.offerings.map(({ desc }) => desc);
    const answers = service.questions.items.map(({ answer }) => answer);
    expect(outsideWords(descriptions, 25, 35)).toEqual([]);
    expect(outsideWords(answers, 40, 60)).toEqual([]);
  });

  it('have different headings and titles of offerings', () => {
    const headings = contentTexts.filter(
      ({ module, key }) => module.startsWith('services') && ['heading', 'claim'].includes(key),
    );
    expect(headings.length).toBeGreaterThan(30);
    expect(repeated(headings.map(({ text }) => text))).toEqual([]);
    const titles = services.flatMap(({ offerings }) => offerings.map(({ title }) => title));
    expect(repeated(titles)).toEqual([]);
  });

  it('are compared in the overview, with the plan that includes each', () => {
    const { rows } = servicesOverview.choose;
    expect(rows.map(({ service, link }) => [service, link])).toEqual(
      serviceCards.map(({ title, link }) => [title, link]),
    );
    const planNames = plans.map(({ planName }) => planName);
    expect(rows.filter(({ plan }) => !planNames.includes(plan))).toEqual([]);
    expect(servicesOverview.shared.points).toHaveLength(3);
  });
});
