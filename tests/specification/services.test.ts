import { describe, expect, it } from 'vitest';
import { type Service, serviceCards } from '@/content/services';
import { accounting } from '@/content/services/accounting';
import { dentist } from '@/content/services/dentist';
import { healthcare } from '@/content/services/healthcare';
import { payroll } from '@/content/services/payroll';
import { realEstate } from '@/content/services/real-estate';
import { taxation } from '@/content/services/taxation';
import { findRoute } from '@/lib/find-route';

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
});
