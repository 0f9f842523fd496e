import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as sidebar from '@/content/blog-sidebar';
import { caseStudies, sampleCaseStudy } from '@/content/case-studies';
import * as company from '@/content/company';
import { defaultPost } from '@/content/default-post.excerpt';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import * as home from '@/content/home';
import { menu } from '@/content/menu';
import { plans } from '@/content/plans';
import { portraitGround } from '@/content/portraits';
import { posts } from '@/content/posts';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { testimonials } from '@/content/testimonials';
import { findRoute } from '@/lib/find-route';
import { slugify } from '@/lib/slugify';
import { withIds } from '@/lib/with-ids';
import { characters } from '../../deploy/build/characters';

const content = {
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
  sidebar,
  team,
  testimonials,
};

/** Every value under a key, or every value at all, however deep it lies. */
function* values(node: unknown, key?: string, at = ''): Generator<unknown> {
  if (!key || key === at) yield node;
  if (typeof node !== 'object' || node === null) return;
  const isList = Array.isArray(node);
  for (const [name, child] of Object.entries(node)) yield* values(child, key, isList ? at : name);
}

const strings = (node: unknown, key?: string) =>
  [...values(node, key)].filter((value) => typeof value === 'string');
const repeated = (list: readonly string[]) => list.filter((x, i) => list.indexOf(x) !== i);
const words = (text: string) => text.split(/\s+/).length;
const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('withIds', () => {
  it('numbers the entries from one and leaves them otherwise as they are', () => {
    expect(withIds<{ id: string; name: string }>('tag', [{ name: 'a' }, { name: 'b' }])).toEqual([
      { id: 'tag-1', name: 'a' },
      { id: 'tag-2', name: 'b' },
    ]);
  });

  it('gives an empty list for an empty list', () => {
    expect(withIds('tag', [])).toEqual([]);
  });

  it('does not touch what it was given', () => {
    const entries = Object.freeze([Object.freeze({ name: 'a' })]);
    expect(withIds<{ id: string; name: string }>('tag', entries)).toHaveLength(1);
    expect(entries).toEqual([{ name: 'a' }]);
  });
});

describe('slugify (GEN-5)', () => {
  it.each([
    ['Marisol Vega', 'marisol-vega'],
    ['Build a 13-week cash forecast', 'build-a-13-week-cash-forecast'],
    ['payroll', 'payroll'],
    ['', ''],
  ])('%j becomes %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe('counts and constants', () => {
  it.each([
    ['testimonials', testimonials, 8],
    ['questions', faqs, 5],
    ['team', team, 6],
    ['case studies', caseStudies, 6],
    ['products', products, 6],
    ['posts', posts, 9],
    ['logos', home.logos.items, 8],
    ['solutions', home.solutions.items, 6],
    ['offices', company.offices, 3],
    ['recent posts', sidebar.recentPosts, 3],
    ['tags', sidebar.tags, 8],
    ['services in the footer', footer.columns[1]?.links, 4],
  ])('as many %s as the specification says (BIZ-2, BIZ-9)', (_, list, count) => {
    expect(list).toHaveLength(count);
  });

  it('plans are 10, 20 and 40, the second popular (BIZ-1)', () => {
    expect(plans.map((plan) => [plan.planName, plan.monthlyPrice, plan.isPopular])).toEqual([
      ['Basic', '10', false],
      ['Standard', '20', true],
      ['Premium', '40', false],
    ]);
  });

  it('product prices run from 402 to 948 in whole dollars (BIZ-3)', () => {
    const prices = products.map(({ price }) => price);
    expect(prices.every((price) => /^\d+$/.test(price))).toBe(true);
    expect(Math.min(...prices.map(Number))).toBe(402);
    expect(Math.max(...prices.map(Number))).toBe(948);
    expect(repeated(prices)).toEqual([]);
  });

  it('counters (BIZ-5)', () => {
    expect(home.counters.map(({ id, ...counter }) => counter)).toEqual([
      { prefix: '', value: 68, suffix: ' hrs', label: 'average time saved per month' },
      { prefix: '$', value: 256689, suffix: '', label: 'average yearly savings' },
      { prefix: '', value: 6, suffix: ' weeks', label: 'average switch time' },
    ]);
  });

  it('blog categories (BIZ-6), and every post in one of them', () => {
    expect(sidebar.categories.map(({ name, count }) => [name, count])).toEqual([
      ['Accounting', '6'],
      ['Business', '4'],
      ['Finance', '8'],
      ['Invest', '3'],
      ['Payroll Processing', '2'],
      ['Taxation', '5'],
    ]);
    for (const { name, count } of sidebar.categories) {
      const written = posts.filter(({ tag }) => tag === name).length;
      expect(written, name).toBeGreaterThanOrEqual(1);
      expect(written, name).toBeLessThanOrEqual(Number(count));
    }
  });

  it('skill bars stand at 70, 70, 80 and 85 (TEAM-1)', () => {
    for (const { name, skills } of team) {
      expect(
        skills.map(({ percent }) => percent),
        name,
      ).toEqual([70, 70, 80, 85]);
      expect(
        skills.every(({ label }) => label !== ''),
        name,
      ).toBe(true);
    }
  });

  it('literal copy (HOME-2, HOME-13, RT-5)', () => {
    expect(home.logos.label).toContain('15,000+ businesses');
    expect(home.blog.heading).toBe('News & Blog');
    expect(home.blog.title).toBe('Stay updates with Accupay News');
    expect(defaultPost.title).toBe('Unlocking the Value of Payroll Processing');
  });
});

describe('menu and footer', () => {
  it('has its entries, of which four are groups (LAY-2)', () => {
    const links = menu.filter(({ isSubmenu }) => !isSubmenu).map(({ name }) => name);
    const groups = menu.filter(({ submenu }) => submenu.length > 0).map(({ name }) => name);
    expect(menu.map(({ name }) => name)).toEqual([
      'Home',
      'About',
      'Services',
      'Shop',
      'Blog',
      'Pages',
      'Contact',
    ]);
    expect(links).toEqual(['Home', 'About', 'Contact']);
    expect(groups).toEqual(['Services', 'Shop', 'Blog', 'Pages']);
  });

  it('every internal link leads to a route', () => {
    const paths = strings(content, 'link').filter((link) => /^\/(?!not-found)/.test(link));
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => findRoute(path).route.path === '/not-found')).toEqual([]);
  });
});

describe('ids, slugs, dates and files', () => {
  it('ids are unique across the site (GEN-4)', () => {
    expect(repeated(strings(content, 'id'))).toEqual([]);
  });

  it.each([
    ['team', team.map(({ name }) => name), 'Team Details'],
    ['case study', caseStudies.map(({ name }) => name), 'Case Study Details'],
    ['shop', products.map(({ name }) => name), 'Online Courses'],
    ['blog', posts.map(({ title }) => title), defaultPost.title],
  ])('%s slugs are unique, need no escaping and none is the default', (_, names, fallback) => {
    const slugs = names.map(slugify);
    expect(names.filter((name) => !/^[A-Za-z0-9 -]+$/.test(name))).toEqual([]);
    expect(slugs.map(encodeURIComponent)).toEqual(slugs);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs).not.toContain(slugify(fallback));
  });

  it('posts run from newest to oldest, dated without a year', () => {
    expect(posts.filter(({ date }) => !/^[A-Z][a-z]{2} \d{1,2}$/.test(date))).toEqual([]);
    const days = posts.map(({ date }) => Date.parse(`${date} 2024 UTC`));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('portraits in a row stand on grounds that alternate', () => {
    const grounds = (people: readonly { img: string }[]) =>
      people.map(({ img }) => portraitGround(img));
    const pair = ['bg-mint', 'bg-marigold-soft'];
    expect(grounds(team)).toEqual([...pair, ...pair, ...pair]);
    expect(grounds(testimonials)).toEqual([...pair, ...pair, ...pair, ...pair]);
  });

  it('images lie where content says', () => {
    const images = strings(content, 'img').filter((path) =>
      /^\/(portraits|art\/posts)\//.test(path),
    );
    expect(images.length).toBeGreaterThan(20);
    expect(images.filter((path) => !existsSync(inRoot(`public${path}`)))).toEqual([]);
  });
});

describe('figures agree', () => {
  const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  const studyOf = (name: string) =>
    [...caseStudies, sampleCaseStudy].find(({ client }) => client === name);
  const resultsOf = (name: string) =>
    studyOf(name)?.results.map(({ value }) => amount(value)) ?? [];

  it.each(caseStudies)('$name: the second figure from the first leaves the third', (study) => {
    const [before, after, difference] = study.results.map(({ value }) => amount(value));
    expect((before ?? 0) - (after ?? 0)).toBe(difference);
  });

  it('so does that of the sample', () => {
    expect(sampleCaseStudy.results.map(({ value }) => amount(value))).toEqual([52, 33, 52 - 33]);
  });

  it('the tip credit is taxed at 24 percent, and stands before the fee', () => {
    const [credit, tax, net] = resultsOf('Saltgrass Kitchens');
    expect(credit).toBe(38215);
    expect(tax).toBe(Math.round(38215 * 0.24));
    expect(net).toBe(38215 - 9172);
  });

  it.each([
    ['Mill Creek Dental', 'fourteen hours a month', 14, 'took three hours', 3],
    ['Harrow & Pike Builders', 'nine hours of every week', 9, 'spend two hours', 2],
    ['Juniper Row Rentals', 'the nineteenth business day', 19, 'on the fifth now', 5],
    ['Tamarack Freight', 'twenty-three tax notices', 23, 'opened two', 2],
    ['Northfork Pediatrics', '$61,480', 61480, 'four checks', undefined],
    ['Saltgrass Kitchens', '$38,215', 38215, '$4,300', undefined],
    ['Bluebell Veterinary', 'fifty-two pay periods', 52, 'seven people', undefined],
  ])('%s says the same as its case study', (client, before, first, after, second) => {
    const { review = '' } =
      testimonials.find(({ designation }) => designation.endsWith(client)) ?? {};
    expect(review).toContain(before);
    expect(review).toContain(after);
    const [found, left] = resultsOf(client);
    expect(found).toBe(first);
    if (second) expect(left).toBe(second);
    else expect(JSON.stringify(studyOf(client))).toContain(after);
  });
});

describe('copy', () => {
  /** How the firm is reached and what people do stands in several places on purpose. */
  const { address, hours } = company.company;
  const facts: readonly string[] = [
    address.join(', '),
    ...address,
    ...Object.values(hours),
    ...testimonials.map(({ designation }) => designation),
    ...team.map(({ designation }) => designation),
  ];
  /** Without the recent posts, which repeat the newest titles. */
  const prose = strings({ ...content, sidebar: sidebar.tags }).filter(
    (text) => words(text) > 4 && !facts.includes(text),
  );

  it('lengths', () => {
    const outside = (list: readonly string[], least: number, most: number) =>
      list.filter((text) => words(text) < least || words(text) > most);
    expect(
      outside(
        testimonials.map(({ review }) => review),
        25,
        45,
      ),
    ).toEqual([]);
    expect(
      outside(
        faqs.map(({ answer }) => answer),
        45,
        80,
      ),
    ).toEqual([]);
    expect(
      outside(
        posts.map(({ desc }) => desc),
        20,
        35,
      ),
    ).toEqual([]);
    expect(
      outside(
        home.features.items.map(({ desc }) => desc),
        20,
        30,
      ),
    ).toEqual([]);
    expect(home.solutions.items.filter(({ desc }) => desc.length > 70)).toEqual([]);
  });

  it('no sentence is written twice', () => {
    const sentences = prose
      .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
      .filter((sentence) => words(sentence) > 3);
    expect(repeated(sentences)).toEqual([]);
  });

  it('uses only characters that the fonts were cut to', () => {
    const missing = strings(content).filter((text) =>
      [...text].some((char) => !characters.includes(char)),
    );
    expect(missing).toEqual([]);
  });

  it('sets apostrophes and quotation marks curly', () => {
    expect(prose.filter((text) => /['"]/.test(text))).toEqual([]);
  });

  it('keeps to numbers and addresses that belong to nobody', () => {
    const all = strings(content).join('\n');
    expect(all.match(/\d{3}-\d{4}/g)?.filter((number) => !/^555-01\d\d$/.test(number))).toEqual([]);
    expect(all.match(/\S+@\S+/g)?.filter((mail) => !mail.endsWith('@accupay.example'))).toEqual([]);
  });
});
