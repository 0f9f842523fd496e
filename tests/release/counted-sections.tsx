import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { Choices } from '@/components/choices';
import { type Office, offices } from '@/content/offices.excerpt';
import { planComparison } from '@/content/plan-comparison';
import { type Plan, periods, plans } from '@/content/plans';
import { type TeamMember, team } from '@/content/team';
import { People } from '@/sections/about/people';
import { Offices } from '@/sections/contact/offices';
import { PlanCards } from '@/sections/plans/plan-cards';
import { PlanComparison } from '@/sections/plans/plan-comparison';
import { PlanLines } from '@/sections/plans/plan-parts';
import { TeamGrid } from '@/sections/team/team-grid';
import type { BillingPeriod } from '@/state/use-pricing';

/** A section for any number of entries: its page, the element that it fills, and its markup. */
export type CountedSection = {
  path: string;
  within: string;
  /** The most entries that the layout is for. */
  most: number;
  render: (count: number) => string;
};

/** So many entries, the last with these changes. */
const sample = <One extends { id: string }>(
  all: readonly One[],
  count: number,
  last: Partial<One>,
) =>
  Array.from({ length: count }, (_, index) => ({
    ...(all[index % all.length] as One),
    ...(index === count - 1 && last),
    id: `sample-${index}`,
  }));

/** A firm's plans with the highest prices that the layout is for and a low one, the last with a long name. */
const plansOf = (count: number) =>
  sample<Plan>(plans, count, { planName: 'Professional' }).map(
    (plan, index): Plan => ({
      ...plan,
      monthlyPrice: index === 1 ? '9' : '9999',
    }),
  );
const membersOf = (count: number) =>
  sample<TeamMember>(team, count, { name: 'Wilhelmina Featherstonehaugh' });
const officesOf = (count: number) =>
  sample<Office>(offices, count, { name: 'Schuylerville bookkeeping and payroll office' });
const groupsFor = (count: number) =>
  planComparison.groups.map((group) => ({
    ...group,
    lines: group.lines.map(({ shares, ...line }) => ({
      ...line,
      shares: Array.from({ length: count }, (_, index) => shares[index % shares.length] ?? false),
    })),
  }));

const markup = (path: string, section: ReactNode) =>
  renderToStaticMarkup(<Router ssrPath={path}>{section}</Router>);

/** Plans in each billing period, with the choice of it, which shows their prices before hydration. */
const plansOn = (
  name: string,
  path: string,
  section: (plans: readonly Plan[], period: BillingPeriod) => ReactNode,
) =>
  Object.fromEntries(
    periods.map(({ value }): [string, CountedSection] => [
      `plans ${name}, ${value}`,
      {
        path,
        within: '[aria-labelledby="pricing-title"] > div',
        most: 6,
        render: (count) =>
          markup(
            path,
            <>
              <Choices
                legend="Period"
                name="period"
                options={periods}
                value={value}
                onChoose={() => {}}
                className=""
                optionClassName=""
              />
              {section(plansOf(count), value)}
            </>,
          ),
      },
    ]),
  );
const peopleOn = (
  path: string,
  within: string,
  section: (members: readonly TeamMember[]) => ReactNode,
): CountedSection => ({
  path,
  within,
  most: 12,
  render: (count) => markup(path, section(membersOf(count))),
});

/** The sections whose layout follows from how many plans, members or offices the firm has. */
export const countedSections: Readonly<Record<string, CountedSection>> = {
  ...plansOn('as cards', '/pricing', (plans, period) => (
    <PlanCards period={period} plans={plans} />
  )),
  ...plansOn('as lines', '/about', (plans, period) => <PlanLines period={period} plans={plans} />),
  ...plansOn('compared', '/pricing', (plans, period) => (
    <PlanComparison period={period} plans={plans} groups={groupsFor(plans.length)} />
  )),
  'the team': peopleOn('/team', '[aria-labelledby="team-title"] > div', (members) => (
    <TeamGrid members={members} />
  )),
  'the people of the firm': peopleOn('/about', '[aria-labelledby="people-title"]', (members) => (
    <People members={members} />
  )),
  'the offices': {
    path: '/contact',
    within: '[aria-labelledby="offices-title"]',
    most: 6,
    render: (count) => markup('/contact', <Offices offices={officesOf(count)} />),
  },
};
