import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { menu } from '@/content/menu';
import { layouts } from '@/layouts';
import { documentTitle } from '@/lib/document-title';
import { findRoute } from '@/lib/find-route';
import { type Path, type Route, routes } from '@/routes';

const table: readonly Route[] = routes;
const pages = import.meta.glob('../../src/pages/**/*-page.tsx');
const routeOf = (path: string) => findRoute(path).route.path;

describe('the route table', () => {
  it.each(table)('$path has a page, a layout and its own route', async (route) => {
    const { path, page, layout } = route;
    const file = `src/pages/${page}.tsx`;
    expect(pages, `${file} is missing`).toHaveProperty([`../../${file}`]);
    const module = await pages[`../../${file}`]?.();
    expect(module, `${file} has no default export`).toMatchObject({
      default: expect.any(Function),
    });
    expect(Object.keys(layouts)).toContain(layout ?? 'default');
    expect(routeOf(path.replace(':name', 'x'))).toBe(path);
  });

  it('rejects a link to a missing route at compile time', () => {
    // @ts-expect-error Unknown path.
    const path: Path = '/abuot';
    expect(routeOf(path)).toBe('/not-found');
  });
});

describe('the title of a document', () => {
  it('follows the firm’s pattern (RT-1)', () => {
    const [before = '', after = ''] = firm.titlePattern.split('{Page}');
    expect(documentTitle('$& and {Page}')).toBe(`${before}$& and {Page}${after}`);
  });

  it('has a default for a route without a title (RT-1)', () => {
    expect(documentTitle()).toBe('Default Title');
  });
});

describe('finding a route', () => {
  it.each([
    ['/', '/'],
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/services/real-state-services', '/services/real-state-services'],
    ['/team/team-details', '/team/:name'],
    ['/team/%E0%A4%A', '/team/:name'],
    ['/team/__proto__', '/team/:name'],
    ['/team/a/b', '/not-found'],
    ['//about', '/not-found'],
    ['/constructor', '/not-found'],
    ['/%', '/not-found'],
    [`/${'a'.repeat(6000)}`, '/not-found'],
  ])('%s belongs to %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it('returns the last segment of a details path in lower case, still escaped', () => {
    expect(findRoute('/shop/Payroll%20Basics').name).toBe('payroll%20basics');
    expect(findRoute('/shop').name).toBeUndefined();
  });
});

it('the menu has every route except the pages of posts (LAY-2)', () => {
  const links = menu.flatMap(({ link, submenu }) => [link, ...submenu.map((item) => item.link)]);
  const reached = new Set(links.flatMap((link) => (link ? [routeOf(link)] : [])));
  const missed = table.map(({ path }) => path).filter((path) => !reached.has(path));
  expect(missed, 'routes that src/content/menu.ts does not list').toEqual(['/blog/:name']);
});
