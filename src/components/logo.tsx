import { Link } from './link';
import { LogoMark } from './logo-mark';

/** The firm's mark and name; it links home (LAY-1). */
export const Logo = ({ className = '' }: { className?: string }) => (
  <Link
    to="/"
    className={`inline-flex min-h-11 items-center gap-2.5 font-heading text-xl font-bold tracking-tight ${className}`}
  >
    <LogoMark className="size-8" />
    Accupay
  </Link>
);
