import type { Path } from '@/routes';
import { Link } from './link';
import { Column } from './section';

export type Crumb = { name: string; link: Path };

type Props = { heading: string; trail?: readonly Crumb[] };

/** The banner of an inner page: where it lies, and its heading (RT-4). */
export const BreadcrumbBanner = ({ heading, trail = [] }: Props) => (
  <div className="relative border-b border-line">
    <div aria-hidden className="ruled ruled-right absolute inset-y-0 right-0 w-2/3" />
    <Column className="relative py-14 sm:py-20">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {[{ name: 'Home', link: '/' as const }, ...trail].map(({ name, link }) => (
            <li key={link} className="flex gap-x-2">
              <Link to={link} className="underline-offset-4 hover:text-ink hover:underline">
                {name}
              </Link>
              <span aria-hidden>/</span>
            </li>
          ))}
          <li aria-current="page" className="font-semibold text-ink">
            {heading}
          </li>
        </ol>
      </nav>
      <h1 className="mt-4 max-w-[20ch] text-title">{heading}</h1>
    </Column>
  </div>
);
