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
