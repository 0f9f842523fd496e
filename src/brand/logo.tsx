import { Fragment } from 'react';
import { Link } from '@/components/link';
import { firm } from '@/content/firm.excerpt';
import { nameLines } from '@/lib/wording';
import { mark } from '@/theme/mark';

/** The firm's mark. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${mark.tile.width} ${mark.tile.height}`}
    className={`scheme-light ${className}`}
  >
    <rect {...mark.tile} className="fill-evergreen-700" />
    <path className="fill-sheet stroke-sheet" strokeLinejoin="round" d={mark.letter} />
    <rect {...mark.line} className="fill-marigold" />
  </svg>
);

/** The classes of the logo: the mark, and beside it the name, which wraps out of sight without room. */
export const logoClass =
  'logo inline-flex h-11 flex-wrap items-center gap-x-2.5 overflow-hidden font-heading text-xl font-bold tracking-tight *:first:my-1.5';

/** The firm's mark and name; it links home (LAY-1). */
export const Logo = ({ className = '' }: { className?: string }) => (
  <Link to="/" className={`${logoClass} ${className}`}>
    <LogoMark className="size-8" />
    <LogoName />
  </Link>
);

/** The firm's short name beside its mark. A long one breaks between its two lines (`npm run fonts`). */
export const LogoName = () => (
  <span translate="no" className="logo-name shrink-0">
    {lines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 && ' '}
        <span className="whitespace-nowrap">{line}</span>
      </Fragment>
    ))}
  </span>
);

const lines = nameLines(firm.shortName);
