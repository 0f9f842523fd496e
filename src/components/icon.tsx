import { withBase } from '@/lib/base-path';
import type { IconName } from '@/lib/icon-name';

type Props = { name: IconName; className?: string };

/** An icon that content names, from the sprite. It is decoration: the words beside it say the same. */
export const Icon = ({ name, className = 'size-5' }: Props) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <use href={withBase(`/icons.svg#${name}`)} />
  </svg>
);

/** An icon on its mint tile, as it stands before a line of a list. */
export const IconTile = ({ name }: { name: IconName }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded bg-mint text-evergreen-700">
    <Icon name={name} />
  </span>
);
