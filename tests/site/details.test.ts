import { describe, expect, it } from 'vitest';
import { type CaseStudy, caseStudies, sampleCaseStudy } from '@/content/case-studies';
import { sampleMember, type TeamMember, team } from '@/content/team';
import { slugify } from '@/lib/slugify';
import { plain, readPage } from '../support/built-pages';

type Document = ReturnType<typeof readPage>;

const textOf = (page: Document, selector: string) =>
  plain(page.querySelector(selector)?.textContent);

/** The first four facts of a case study. */
const factsOf = (page: Document) =>
  [...page.querySelectorAll('main dl > div')]
    .slice(0, 4)
    .map((fact) => ['dt', 'dd'].map((part) => plain(fact.querySelector(part)?.textContent)));

const factsIn = ({ client, date, category, location }: Omit<CaseStudy, 'name'>) => [
  ['Client', client],
  ['Date', date],
  ['Category', category],
  ['Location', location],
];

/** The label, value and width of each skill bar. */
const barsOf = (page: Document) =>
  [...page.querySelectorAll('main li:has([style*=width])')].map((bar) => [
    plain(bar.textContent),
    bar.querySelector('[style*=width]')?.getAttribute('style'),
  ]);

const barsIn = ({ skills }: Pick<TeamMember, 'skills'>) =>
  skills.map(({ label, percent }) => [`${label}${percent}%`, `width:${percent}%`]);

const cardsOf = (page: Document) =>
  [...page.querySelectorAll('main h3 a')].map(({ textContent }) => plain(textContent));

describe.each(caseStudies)('the case study $name (CASE-1)', ({ name, ...study }) => {
  const page = readPage(`/case-study/${slugify(name)}`);

  it('has its name as the heading, and its facts', () => {
    expect(textOf(page, 'h1')).toBe(name);
    expect(factsOf(page)).toEqual(factsIn(study));
  });
});

describe.each(team)('the page of $name (TEAM-1)', ({ name, skills }) => {
  it('has the name as the heading, and the skill bars', () => {
    const page = readPage(`/team/${slugify(name)}`);
    expect(textOf(page, 'h1')).toBe(name);
    expect(barsOf(page)).toEqual(barsIn({ skills }));
  });
});

describe('an unknown name (RT-5)', () => {
  it('shows the sample’s facts under the default heading, then every case study', () => {
    const page = readPage('/case-study/case-study-details');
    expect(textOf(page, 'h1')).toBe('Case Study Details');
    expect(factsOf(page)).toEqual(factsIn(sampleCaseStudy));
    expect(cardsOf(page)).toEqual(caseStudies.map(({ name }) => name));
  });

  it('shows the sample’s skill bars under the default heading, then the whole team', () => {
    const page = readPage('/team/team-details');
    expect(textOf(page, 'h1')).toBe('Team Details');
    expect(barsOf(page)).toEqual(barsIn(sampleMember));
    expect(cardsOf(page)).toEqual(team.map(({ name }) => name));
  });
});

it.each([
  ['/case-study', caseStudies.map(({ name }) => name)],
  ['/team', team.map(({ name }) => name)],
])('%s links to each of them', (path, names) => {
  const links = [...readPage(path).querySelectorAll('main h3 a')];
  expect(links.map((link) => plain(link.textContent))).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    names.map((name) => `${path}/${slugify(name)}`),
  );
});
