import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serviceCards } from '@/content/services';
import { findRoute } from '@/lib/find-route';
import { ErrorNotice } from '@/sections/shared/error-notice';
import { renderRoot } from '../support/render-root';
import { routePaths } from '../support/route-paths';
import { linksIn, textsIn } from '../support/words-in';
import { routeTable } from './route-table';

type Root = Awaited<ReturnType<typeof renderRoot>>;

const rendered = new Map<string, Promise<Root>>();

/** The app at a path, which is rendered once. */
function read(path: string): Promise<Root> {
  const root = rendered.get(path) ?? renderRoot(path);
  rendered.set(path, root);
  return root;
}

/** What only the screen of a path has: its heading, or what stands on it. */
const screens: Readonly<Record<string, string>> = {
  '/': '#hero-title',
  '/shop/zzyzx': '[aria-label="Order Online Courses"]',
  '/shop/shop-details': '[aria-label="Order Online Courses"]',
  '/blog/zzyzx': '.article-text',
  '/blog-details': '.article-text',
  '/privacy-policy': '.legal-text:not(:has(mark))',
  '/terms-conditions': '.legal-text:has(mark)',
  '/register': '[autocomplete=new-password]',
  '/login': '[autocomplete=current-password]',
};

describe('the routes (RT-3)', () => {
  it('are all in the table of the specification', () => {
    expect(routeTable().length, 'RT-3').toBe(34);
  });

  it.each(routeTable())('%s has the title %s', (path, title) => {
    expect(findRoute(path).route.title, `RT-3: ${path}`).toBe(title);
  });

  const ownScreens = routeTable().filter(([path]) => path !== '/error');

  it.each(ownScreens)('%s shows the screen of %s', async (path, title) => {
    const root = await read(path);
    const own = screens[path];
    if (own) expect(root.querySelectorAll(`main ${own}`).length, `RT-3, GEN-3: ${path}`).toBe(1);
    else {
      const [heading] = textsIn(root, 'h1');
      const expected = title === 'Not Found' ? 'Page Not Found' : title;
      expect(heading, `RT-3, GEN-3: ${path}`).toBe(expected);
    }
  });

  it('/error shows the screen of the error boundary, with a way home', async () => {
    const root = await read('/error');
    const notice = renderToStaticMarkup(<ErrorNotice>{null}</ErrorNotice>);
    const [heading = ''] = textsIn(root, 'h1');
    expect(notice, 'RT-3 on /error').toContain(`>${heading}</h1>`);
    expect(linksIn(root, 'main a'), 'RT-3 on /error').toEqual([['Go Home', '/']]);
  });
});

const bare = ['/register', '/login', '/not-found', '/error'];

/** The parts of the default layout around the page. */
const frame = (root: Root) =>
  ['[aria-label=Main]', '.newsletter-band', '.scroll-to-top', 'footer'].filter((part) =>
    root.querySelector(part),
  );

it.each([...routePaths, '/no/such/path'])('%s has its layout (RT-2)', async (path) => {
  const hasOwn = bare.includes(path) || path === '/no/such/path';
  expect(frame(await read(path)).length, `RT-2 on ${path}`).toBe(hasOwn ? 0 : 4);
});

/** The breadcrumbs of a page: names, and where all but the last lead. */
function crumbsOf(root: Root) {
  const crumbs = '[aria-label=Breadcrumb] li';
  return { links: linksIn(root, `${crumbs} a`), last: textsIn(root, `${crumbs}[aria-current]`) };
}

describe('breadcrumbs (RT-4)', () => {
  it.each(serviceCards.map(({ link, title }) => [link, title]))(
    'of %s are Home > Services > %s',
    async (path, title) => {
      expect(crumbsOf(await read(path)), `RT-4 on ${path}`).toEqual({
        links: [
          ['Home', '/'],
          ['Services', '/services'],
        ],
        last: [title],
      });
    },
  );

  it('of the services are Home > Services (RT-3)', async () => {
    expect(crumbsOf(await read('/services')), 'RT-3, RT-4 on /services').toEqual({
      links: [['Home', '/']],
      last: ['Services'],
    });
  });

  it.each(routePaths.filter((path) => path !== '/' && !bare.includes(path)))(
    'stand in the banner of %s',
    async (path) => {
      const root = await read(path);
      const { links, last } = crumbsOf(root);
      expect(links[0], `RT-4 on ${path}`).toEqual(['Home', '/']);
      expect(last, `RT-4 on ${path}`).toEqual(textsIn(root, 'main .banner h1'));
    },
  );
});

describe('an unknown name (RT-5)', () => {
  const headings = [
    ['/team/zzyzx', 'Team Details', '#profile-title'],
    ['/case-study/zzyzx', 'Case Study Details', '#situation-title'],
    ['/shop/zzyzx', 'Online Courses', '[aria-label="Order Online Courses"]'],
    ['/blog/zzyzx', 'Unlocking the Value of Payroll Processing', '.article-text > p'],
  ];

  it.each(headings)('%s has the default heading, above a sample', async (path, heading, sample) => {
    const root = await read(path);
    expect(textsIn(root, 'h1'), `RT-5 on ${path}`).toEqual([heading]);
    expect(root.querySelectorAll(`main ${sample}`).length, `RT-5 on ${path}`).toBeGreaterThan(0);
  });

  it.each(headings)('%s is never shown', async (path) => {
    const root = await read(path);
    expect(root.innerHTML.includes('zzyzx'), `RT-5 on ${path}`).toBe(false);
  });

  it.each([
    ['/team/zzyzx', '/team'],
    ['/case-study/zzyzx', '/case-study'],
  ])('%s ends with the whole list of %s', async (path, list) => {
    const [shown, all] = [await read(path), await read(list)].map((root) =>
      linksIn(root, 'main h3 a'),
    );
    expect(shown, `RT-5 on ${path}`).toEqual(all);
  });
});

it.each(['/no/such/path', '/services/zzyzx', '/not-found'])(
  '%s could not be found, and has a way home (RT-6, ERR-1)',
  async (path) => {
    const root = await read(path);
    expect(textsIn(root, 'h1'), `RT-6 on ${path}`).toEqual(['Page Not Found']);
    expect(textsIn(root, 'main p').join(), `RT-6 on ${path}`).toContain(
      'requested page could not be found',
    );
    const [first] = linksIn(root, 'main a');
    expect(first, `RT-6 on ${path}`).toEqual(['Go Home', '/']);
  },
);
