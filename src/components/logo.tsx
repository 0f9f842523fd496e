import { Link } from './link';
import { LogoMark } from './logo-mark';

/** The classes of the logo, which has the mark beside the name. */
export const logoClass =
  'inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-bold tracking-tight';

/** The firm's mark and name; it links home (LAY-1). */
export const Logo = ({ className = '' }: { className?: string }) => (
  <Link to="/" className={`${logoClass} ${className}`}>
    <LogoMark className="size-8" />
    <span className="w-[4.09em]">Accupay</span>
  </Link>
);
