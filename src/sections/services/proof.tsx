import { ArrowRight } from 'lucide';
import { Icon } from '@/components/icon';
import { Link } from '@/components/link';
import type { Proof as Facts } from '@/content/service-proofs.excerpt';
import { slugify } from '@/lib/ids';

/** What a client of the practice has gained, in figures, with the way to the case. */
export const Proof = ({ proof: { before, after, what, study } }: { proof: Facts }) => (
  <div className="group relative mt-8 flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t-[3px] border-ink pt-6 lg:mt-14">
    <p className="font-heading text-title font-semibold tabular-nums">
      <span className="text-ink-soft">{before}</span>{' '}
      <Icon
        icon={ArrowRight}
        className="mx-[0.15em] mb-[0.12em] inline size-[0.75em] stroke-[2.5]"
      />
      <span className="sr-only">before, now</span> {after}
    </p>
    <p className="flex grow items-center justify-between gap-x-6 text-lg">
      <Link
        to={`/case-study/${slugify(study)}`}
        className="decoration-marigold decoration-2 underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
      >
        {what}
      </Link>
      <Icon
        icon={ArrowRight}
        className="size-5 shrink-0 text-evergreen-700 transition-transform duration-200 group-hover:translate-x-1"
      />
    </p>
  </div>
);
