import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseStudies, sampleCaseStudy } from '../../src/content/case-studies';
import { directLines } from '../../src/content/direct-lines';
import { firm } from '../../src/content/firm';
import { plans } from '../../src/content/plans';
import { products } from '../../src/content/products';
import { sampleMember, team } from '../../src/content/team';

const postsFolder = 'src/content/posts';
const nameOf = ({ name }: { name: string }) => name;

/** The titles of the posts, by their file. */
const titles = readdirSync(postsFolder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, title] = /^title: (.*)$/m.exec(readFileSync(join(postsFolder, file), 'utf8')) ?? [];
    if (!title) throw new Error(`${postsFolder}/${file} has no title`);
    return title;
  });

/** The people with a portrait: members first, then clients and commenters. */
const portrayed = readdirSync('public/portraits')
  .map((file) => file.replace('.svg', ''))
  .filter((slug) => !sampleMember.img.includes(slug))
  .map((slug) =>
    slug.replace(/(^|-)(\w)/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`),
  );

/** The words of the first firm, from its content. */
export const firstFirm = {
  ...firm,
  phones: [firm.phone, ...firm.offices.map(({ phone }) => phone)],
  directLines: Object.values(directLines).map(({ label }) => label),
  members: team.map(nameOf),
  people: [...new Set([...team.map(nameOf), ...portrayed])],
  plans: plans.map(({ planName }) => planName),
  products: products.map(nameOf),
  cases: caseStudies.map(nameOf),
  posts: titles,
  /** Where its clients are. */
  locations: [...new Set([...caseStudies, sampleCaseStudy].map(({ location }) => location))],
};
