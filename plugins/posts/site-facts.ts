import { caseStudies } from '@/content/case-studies';
import { products } from '@/content/products';
import { team } from '@/content/team';
import { slugify } from '@/lib/slugify';
import { type Route, routes } from '@/routes';

const table: readonly Route[] = routes;
const pages = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${slugify(name)}`);

/** The paths of all pages except posts. */
export const paths: readonly string[] = [
  ...table.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...table.flatMap(({ unknownName }) => unknownName ?? []),
  ...pages(
    '/case-study',
    caseStudies.map(({ name }) => name),
  ),
  ...pages(
    '/team',
    team.map(({ name }) => name),
  ),
  ...pages(
    '/shop',
    products.map(({ name }) => name),
  ),
];

/** The position and the picture of each team member, by name. */
export const members = team.map(
  ({ name, designation, img }) => [name, { designation, img }] as const,
);
