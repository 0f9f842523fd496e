import { expect, it } from 'vitest';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { servicesOverview } from '@/content/services';

it('the comparison says of each plan whether it includes a line', () => {
  const lines = planComparison.groups.flatMap(({ lines }) => lines);
  const others = lines.filter(({ shares }) => shares.length !== plans.length);
  expect(others.map(({ what }) => what)).toEqual([]);
});

it('each problem in the services’ list begins with one of the plans', () => {
  const names = plans.map(({ planName }) => planName);
  expect(servicesOverview.choose.rows.filter(({ plan }) => !names.includes(plan))).toEqual([]);
});
