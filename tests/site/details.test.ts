import { describe, expect, it } from 'vitest';
import { caseStudies } from '@/content/case-studies';
import { team } from '@/content/team';
import { slugify } from '@/lib/slugify';
import { readPage } from '../support/built-pages';

const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each(caseStudies)('the case study $name (CASE-1)', ({ name, ...study }) => {
  const page = readPage(`/case-study/${slugify(name)}`);

  it('has its name as the heading, and its facts', () => {
    expect(words(page.querySelector('h1')?.textContent)).toBe(name);
    const facts = [...page.querySelectorAll('main dl > div')].map((fact) => [
      words(fact.querySelector('dt')?.textContent),
      words(fact.querySelector('dd')?.textContent),
    ]);
    expect(facts.slice(0, 4)).toEqual([
      ['Client', study.client],
      ['Date', study.date],
      ['Category', study.category],
      ['Location', study.location],
    ]);
  });

  it('subtracts its second figure from its first', () => {
    const [before, after, difference] = study.results.map(({ value }) =>
      Number(value.replace(/[^\d.]/g, '')),
    );
    expect((before ?? 0) - (after ?? 0)).toBe(difference);
  });
});

describe.each(team)('the page of $name (TEAM-1)', ({ name, skills }) => {
  it('has the name as the heading, and four bars', () => {
    const page = readPage(`/team/${slugify(name)}`);
    expect(words(page.querySelector('h1')?.textContent)).toBe(name);
    const main = words(page.querySelector('main')?.textContent);
    for (const { label } of skills) expect(main).toContain(label);
    expect(skills.map(({ percent }) => percent)).toEqual([70, 70, 80, 85]);
  });
});

it.each([
  ['/case-study', caseStudies.map(({ name }) => name)],
  ['/team', team.map(({ name }) => name)],
])('%s leads to each of its six', (path, names) => {
  const links = [...readPage(path).querySelectorAll('main h3 a')];
  expect(links.map((link) => words(link.textContent))).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    names.map((name) => `${path}/${slugify(name)}`),
  );
});
