import { describe, expect, it } from 'vitest';
import { caseStudies } from '@/content/case-studies';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/ids';
import { renderRoot } from '../support/render-root';
import { linksIn, textsIn, valuesIn } from '../support/words-in';

describe('lists of cards', () => {
  it('link to the pages of the case studies (CASE-1)', async () => {
    const links = linksIn(await renderRoot('/case-study'), 'main li h3 a');
    const expected = caseStudies.map(({ name }) => [name, `/case-study/${slugify(name)}`]);
    expect(links, 'CASE-1 on /case-study').toEqual(expected);
  });

  it('of the team have name, designation, a credential and image (TEAM-1)', async () => {
    const cards = [...(await renderRoot('/team')).querySelectorAll('main li:has(h3)')];
    const shown = cards.map((card) => ({
      links: linksIn(card, 'h3 a'),
      words: textsIn(card, 'p'),
      image: valuesIn(card, 'img', 'src'),
    }));
    const expected = team.map(({ name, designation, credentials, img }) => ({
      links: [[name, `/team/${slugify(name)}`]],
      words: [designation, credentials[0]],
      image: [img],
    }));
    expect(shown, 'TEAM-1 on /team').toEqual(expected);
  });

  it('of the shop have image, name and price (SHOP-1)', async () => {
    const root = await renderRoot('/shop');
    const cards = [...root.querySelectorAll('[aria-labelledby=products-title] ul > li')];
    const shown = cards.map((card) => ({
      links: linksIn(card, 'h3 a'),
      price: textsIn(card, 'p.figure'),
      image: valuesIn(card, 'img', 'src'),
    }));
    const expected = products.map(({ name, price, img }) => ({
      links: [[name, `/shop/${slugify(name)}`]],
      price: [`${price}.000`],
      image: [img],
    }));
    expect(shown, 'SHOP-1 on /shop').toEqual(expected);
  });
});

it.each(caseStudies)('the case study $name has its facts (CASE-1)', async (study) => {
  const path = `/case-study/${slugify(study.name)}`;
  const root = await renderRoot(path);
  expect(textsIn(root, 'h1'), `CASE-1 on ${path}`).toEqual([study.name]);
  const [dl] = root.querySelectorAll('main dl');
  const facts = dl && [textsIn(dl, 'dt'), textsIn(dl, 'dd')];
  expect(facts, `CASE-1 on ${path}`).toEqual([
    ['Client', 'Date', 'Category', 'Location'],
    [study.client, study.date, study.category, study.location],
  ]);
});

const members = team.map(({ name }) => [`/team/${slugify(name)}`, name] as const);

it.each([...members, ['/team/team-details', 'Team Details'] as const])(
  '%s has the heading %s and four skill bars (TEAM-1)',
  async (path, name) => {
    const root = await renderRoot(path);
    expect(textsIn(root, 'h1'), `TEAM-1 on ${path}`).toEqual([name]);
    const percents = ['70%', '70%', '80%', '85%'];
    const bars = 'main li:has([style*=width])';
    expect(textsIn(root, `${bars} .figure`), `TEAM-1 on ${path}`).toEqual(percents);
    expect(valuesIn(root, `${bars} [style*=width]`, 'style'), `TEAM-1 on ${path}`).toEqual(
      percents.map((percent) => `width:${percent}`),
    );
  },
);
