import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Path } from '@/routes';
import { bannerFaces, faceOf } from './banner-face';
import { Link } from './link';
import { Column } from './section';
import { Unbroken } from './unbroken';

export type Crumb = { name: string; link: Path };

type Props = {
  heading: string;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** A line between the heading and the lead. */
  meta?: ReactNode;
  lead?: string | undefined;
  /** Shown at the right of the heading on wide screens, instead of the lead. */
  children?: ReactNode;
};

/** Whether a heading fits on one or two lines at the largest size. */
const isShort = (heading: string) => heading.length <= 22;

/** The banner of an inner page: breadcrumb and heading (RT-4). Each group of pages has its own look. */
export function BreadcrumbBanner({ heading, trail = [], meta, lead, children }: Props) {
  const [pathname] = useLocation();
  const face = faceOf(pathname);
  const { ground, soft, strong } = bannerFaces[face];
  const isFirm = face === 'firm';
  const isLeadAside = !children && !isFirm;
  // Beside other things, a short measure that wraps alike in every font.
  const leadWrap = children && !meta ? 'max-w-[16em] text-balance' : 'text-pretty sm:text-balance';
  const leadText = lead && (
    <p
      className={`text-lg sm:max-w-[28em] ${isFirm ? 'text-balance max-sm:pr-22' : leadWrap} ${soft} ${isLeadAside ? 'lg:max-w-[24em]' : 'mt-4'}`}
    >
      {lead}
    </p>
  );
  return (
    <div
      data-face={face}
      className={`banner frame ${ground} has-[+.on-sheet]:border-b-0 has-[+*>.on-sheet]:border-b-0`}
    >
      <Column
        className={`relative z-10 grid gap-x-10 gap-y-4 pt-3 pb-9 sm:pt-5 sm:pb-12 lg:gap-x-16 ${children ? `items-start lg:grid-cols-[1fr_24rem] ${meta ? 'md:grid-cols-[1fr_15rem]' : 'md:grid-cols-[1fr_20rem]'}` : 'items-end lg:grid-cols-[1fr_auto]'}`}
      >
        <div className="min-w-0">
          <nav aria-label="Breadcrumb">
            <ol className={`flex gap-x-2 text-sm ${soft}`}>
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
              {/* Truncated if it is long: the heading below has it in full. */}
              <li aria-current="page" className={`truncate leading-11 font-semibold ${strong}`}>
                {heading}
              </li>
            </ol>
          </nav>
          <h1 className={`mt-2 max-w-[14.6em] ${isShort(heading) ? 'text-banner' : 'text-title'}`}>
            <Unbroken text={heading} />
          </h1>
          {meta && <div className="mt-4">{meta}</div>}
          {!isLeadAside && leadText}
        </div>
        {children ?? (isLeadAside && leadText)}
      </Column>
      {/* Last, for it stands at the banner's bottom, which moves while the text arrives. */}
      {isFirm && <Letterhead />}
    </div>
  );
}

/** The firm's mark, large and pale, where the heading leaves room: on a phone, off the edge. */
const Letterhead = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 19 20"
    className="screen-only absolute bottom-0 -right-3 h-27 sm:right-[calc(var(--edge)+5%)] sm:h-[72%] lg:h-[calc(100%-1.75rem)]"
  >
    <path
      className="fill-mint stroke-mint"
      strokeLinejoin="round"
      d="m9.5 1.8 7.6 14h-2.9L9.5 7 4.8 15.8H1.9z"
    />
    <path className="fill-marigold" d="M1.5 18.2h16V20h-16z" />
  </svg>
);
