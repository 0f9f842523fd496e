import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '@/components/link';
import { NonBreaking } from '@/components/non-breaking';
import { Column } from '@/components/section';
import { useRootAttribute } from '@/lib/use-root-attribute';
import type { Path } from '@/routes';

const paper = { background: 'bg-paper', soft: 'text-ink-soft', strong: 'text-ink' };

/** The banner's colors per group of pages. Its shapes are in `banner.css`. */
export const bannerThemes = {
  services: paper,
  shop: { ...paper, background: 'bg-marigold-soft' },
  cases: {
    background: 'on-dark bg-evergreen-900 text-on-evergreen',
    soft: 'text-on-evergreen-soft',
    strong: 'text-on-evergreen',
  },
  plain: paper,
};

export type BannerTheme = keyof typeof bannerThemes;

const groups: Record<string, BannerTheme> = {
  services: 'services',
  shop: 'shop',
  cart: 'shop',
  checkout: 'shop',
  'case-study': 'cases',
};

/** The theme of a page's banner, by the first segment of its path. */
const themeOf = (pathname: string): BannerTheme => groups[pathname.split('/')[1] ?? ''] ?? 'plain';

export type Crumb = { name: string; link: Path };

type Props = {
  heading: string;
  /** The breadcrumbs between Home and this page. */
  trail?: readonly Crumb[];
  /** A line between the heading and the lead. */
  meta?: ReactNode;
  lead?: string | undefined;
  /** Shown to the right of the heading on wide screens, where the lead is by default. */
  children?: ReactNode;
};

/** The largest size in which a heading fits on one or two lines. */
const sizeOf = (heading: string) => (heading.length <= 22 ? 'text-banner' : 'text-banner-long');

/** The columns of a heading and what stands beside it; a heading with a line below it is taller. */
function columnsFor(beside: ReactNode, meta: ReactNode) {
  if (!beside) return 'items-end lg:grid-cols-[1fr_auto]';
  if (!meta) return 'items-start md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_24rem]';
  return 'items-center md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_24rem]';
}

/** The banner of an inner page: breadcrumb and heading, in the theme of its group of pages (RT-4). */
export function BreadcrumbBanner(props: Props) {
  const { heading, trail = [], meta, lead, children } = props;
  const [pathname] = useLocation();
  useRootAttribute('data-breadcrumb');
  const theme = themeOf(pathname);
  const { background, soft, strong } = bannerThemes[theme];
  const place = children ? 'mt-4' : 'lg:max-w-[24em]';
  const leadText = lead && (
    <p className={`banner-lead text-lg text-balance sm:max-w-[28em] ${soft} ${place}`}>
      <NonBreaking text={lead} />
    </p>
  );
  return (
    <div data-theme={theme} className={`banner ${background}`}>
      <Column
        className={`relative z-10 grid gap-x-10 gap-y-4 pt-3 pb-9 sm:pt-5 sm:pb-12 lg:gap-x-16 ${columnsFor(children, meta)}`}
      >
        <div className="min-w-0">
          <nav aria-label="Breadcrumb">
            <ol className={`flex flex-wrap gap-x-2 text-sm ${soft}`}>
              {[{ name: 'Home', link: '/' as const }, ...trail].map(({ name, link }) => (
                <li key={link} className="flex shrink-0 items-center gap-x-2">
                  <Link
                    to={link}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                  <span aria-hidden>/</span>
                </li>
              ))}
              {/* Truncated if it is long, because the heading repeats it; on a line of its own if squeezed. */}
              <li
                aria-current="page"
                className={`min-w-0 flex-[1_1_4em] truncate leading-11 font-semibold ${strong}`}
              >
                {heading}
              </li>
            </ol>
          </nav>
          <h1 className={`mt-2 max-w-[14.6em] ${sizeOf(heading)}`}>
            <NonBreaking text={heading} />
          </h1>
          {meta && <div className="mt-4">{meta}</div>}
          {children && leadText}
        </div>
        {children ?? leadText}
      </Column>
    </div>
  );
}
