import type { ReactNode } from 'react';
import type { Path } from '@/routes';
import { Link } from './link';
import { Column } from './section';

export type Crumb = { name: string; link: Path };

type Props = {
  heading: string;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** A line between the heading and the lead. */
  meta?: ReactNode;
  lead?: string | undefined;
  /** What stands at the right of the heading on wide screens. */
  children?: ReactNode;
};

/** The banner of an inner page: where it lies, and its heading (RT-4). */
export const BreadcrumbBanner = ({ heading, trail = [], meta, lead, children }: Props) => (
  <div className="relative border-b border-line has-[+.on-sheet]:border-b-0 has-[+*>.on-sheet]:border-b-0">
    <div aria-hidden className="ruled ruled-right absolute inset-y-0 right-0 w-2/3 max-lg:hidden" />
    <Column className="relative grid items-end gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <nav aria-label="Breadcrumb">
          <ol className="flex gap-x-2 text-sm text-ink-soft">
            {[{ name: 'Home', link: '/' as const }, ...trail].map(({ name, link }) => (
              <li key={link} className="flex shrink-0 items-center gap-x-2">
                <Link
                  to={link}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {name}
                </Link>
                <span aria-hidden>/</span>
              </li>
            ))}
            {/* Cut off where it is long: the heading below says it in full. */}
            <li aria-current="page" className="truncate leading-11 font-semibold text-ink">
              {heading}
            </li>
          </ol>
        </nav>
        <h1 className="mt-3 max-w-[14.6em] text-title">{heading}</h1>
        {meta && <div className="mt-5">{meta}</div>}
        {lead && (
          <p className="mt-5 max-w-[16em] text-balance text-lg text-ink-soft sm:max-w-[28em]">
            {lead}
          </p>
        )}
      </div>
      {children}
    </Column>
  </div>
);
